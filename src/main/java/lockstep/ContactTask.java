package lockstep;

import lockstep.internal.kernel.Tile;

/** Contacts of the pairs of a pairing. */
final class ContactTask extends PairTask {
  private Contacts contacts;

  /** Where the answers go. */
  ContactTask into(Contacts contacts) {
    this.contacts = contacts;
    return this;
  }

  @Override
  void release() {
    super.release();
    contacts = null;
  }

  /** Few pairs, as there are many columns. */
  @Override
  int step() {
    return Tile.SIZE;
  }

  @Override
  long answered(int start, int count, Workspace workspace) {
    contacts.take(test(), swaps(), workspace.answers, start, count);
    return 0;
  }
}
