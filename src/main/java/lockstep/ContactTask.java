package lockstep;

import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.Tile;
import lockstep.twin.Kernel;

/**
 * Contacts of the pairs of a pairing. Where the kernel takes long, only pairs that a quicker test lets pass
 * are gathered for it: those that overlap, or that are no farther apart than the margin.
 */
final class ContactTask extends PairTask {
  private Contacts contacts;
  private DescribedKernel contact; // null where the test itself answers
  private Columns first;
  private Columns second;

  /** Which elements the pairs that have passed are of, and these, gathered; of a thread. */
  static final class Scratch {
    private final int[] firsts = new int[Tile.SIZE];
    private final int[] seconds = new int[Tile.SIZE];
    private final Tile firstTile = new Tile();
    private final Tile secondTile = new Tile();
  }

  /**
   * Whether a kernel takes so long that a test should come first: it tells several points, of shapes that
   * both have edges.
   */
  static boolean takesLong(Kernels.Entry contact) {
    return contact.floats() > Contacts.COLUMNS_OF_ONE && contact.second() != Kind.PLANE;
  }

  /** Where the answers go. */
  ContactTask into(Contacts contacts) {
    this.contacts = contacts;
    return this;
  }

  /** Who tells them of pairs that pass the test. */
  ContactTask by(DescribedKernel contact, Columns first, Columns second) {
    this.contact = contact;
    this.first = first;
    this.second = second;
    return this;
  }

  @Override
  void release() {
    super.release();
    contacts = null;
    contact = null;
    first = null;
    second = null;
  }

  /** Few pairs for a kernel of contacts, as there are many columns. */
  @Override
  int step() {
    return contact == null ? Tile.SIZE : super.step();
  }

  @Override
  void answered(int start, int count, Workspace workspace) {
    contacts.clear(start, count);
    if (contact == null) {
      contacts.take(test(), swaps(), workspace.answers, bits(), null, start, count);
      return;
    }
    Workspace.IntList near = workspace.found;
    near.clear();
    float[][] answers = workspace.answers.floats;
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long left = workspace.answers.words[w]; left != 0; left &= left - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(left);
        if (contacts.margin() == 0 || answers[0][k] <= contacts.margin()) {
          near.add(start + k);
        }
      }
    }
    for (int at = 0; at < near.size; at += Tile.SIZE) {
      tell(near.values, at, Math.min(Tile.SIZE, near.size - at), workspace);
    }
  }

  private void tell(int[] pairs, int at, int count, Workspace workspace) {
    Scratch scratch = workspace.contacts();
    for (int k = 0; k < count; k++) {
      int pair = pairs[at + k];
      scratch.firsts[k] = switch (pairing()) {
        case Pairing.OneToMany p -> p.one();
        case Pairing.Indexed p -> p.first()[pair];
        case Pairing.Zip zip -> pair;
        case Pairing.ManyToOne p -> pair;
      };
      scratch.seconds[k] = switch (pairing()) {
        case Pairing.ManyToOne p -> p.one();
        case Pairing.Indexed p -> p.second()[pair];
        case Pairing.Zip zip -> pair;
        case Pairing.OneToMany p -> pair;
      };
    }
    float[][] firsts = first.facing(second, contact);
    float[][] seconds = second.facing(first, contact);
    boolean swap = contact.swaps(first.kind);
    workspace.out.at(workspace.answers.output(contact.layout()));
    workspace.run(contact.kernel(), swap,
        scratch.firstTile.gather(firsts, firsts.length, first.from(), scratch.firsts, count),
        scratch.secondTile.gather(seconds, seconds.length, second.from(), scratch.seconds, count), count);
    contacts.take(contact, swap, workspace.answers, bits(), pairs, at, count);
  }
}
