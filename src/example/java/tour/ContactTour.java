package tour;

import lockstep.Contacts;
import lockstep.Engine;
import lockstep.MeshTopology;
import lockstep.Obstacles;
import lockstep.OrientedBoxes;
import lockstep.Pairing;
import lockstep.Pairs;
import lockstep.Planes;
import lockstep.PushOut;
import lockstep.Spheres;
import lockstep.Triangles;

/** Finds contacts, as a physics engine needs them, and the nearest free place of what is inside obstacles. */
public final class ContactTour {
  private ContactTour() {}

  /** Prints the points of contact of two crates, and where a ball is pushed to. */
  public static void main(String[] args) {
    Engine engine = Engine.best();
    OrientedBoxes crates = OrientedBoxes.allocate(2);
    crates.set(0, 0f, 0.875f, 0f, 1f, 1f, 1f, 0f, 0f, 0f, 1f); // an eighth deep in the ground
    crates.set(1, 5f, 1.4f, 0f, 1f, 1f, 1f, 0f, 0f, 0.3826834f, 0.9238795f); // on an edge: 45 degrees about z
    Planes ground = Planes.allocate(1);
    ground.set(0, 0f, 1f, 0f, 0f);

    Contacts contacts = Contacts.withMargin(2, 0.01f); // points up to 0.01 apart count as well
    engine.contact(crates, ground, Pairing.manyToOne(0), contacts);
    for (int i = 0; i < 2; i++) {
      System.out.printf("crate %d touches in %d points, normal %.0f %.0f %.0f%n", i, contacts.count[i],
          contacts.nx[i], contacts.ny[i], contacts.nz[i]); // the normal leads from the crate to the ground
      for (int k = Contacts.POINTS * i; k < Contacts.POINTS * i + contacts.count[i]; k++) {
        System.out.printf("  x %.3f, z %.3f, depth %.3f%n", contacts.x[k], contacts.z[k], contacts.depth[k]);
      }
    }

    Spheres balls = Spheres.allocate(1);
    balls.set(0, 1.95f, 0.49f, 2f, 0.5f);
    Triangles floor = // two triangles, which share the edge from 0 0 0 to 4 0 4
        Triangles.of(new float[] {0, 0, 0, 4, 0, 0, 4, 0, 4, 0, 0, 4}, new int[] {0, 2, 1, 0, 3, 2});
    Contacts onFloor = Contacts.allocate(2);
    engine.contact(balls, floor, Pairing.oneToMany(0), onFloor);
    System.out.printf("the ball touches %d triangles, ", onFloor.hits().count()); // one only at its edge
    engine.contact(balls, floor, Pairing.oneToMany(0), onFloor.onMesh(MeshTopology.of(floor)));
    System.out.printf("%d of the mesh, normal %.0f %.0f %.0f%n", onFloor.hits().count(), onFloor.nx[1],
        onFloor.ny[1], onFloor.nz[1]);

    Pairs onCrate = Pairs.allocate(8); // the first crate, an eighth deep in both triangles
    crates.set(0, 2f, 0.875f, 2f, 1f, 1f, 1f, 0f, 0f, 0f, 1f);
    engine.overlap(crates, floor, onCrate);
    Contacts manifolds = Contacts.allocate(8).onMesh(MeshTopology.of(floor));
    engine.contact(crates, floor, onCrate.pairing(), manifolds);
    System.out.printf("the crate touches %d triangles, ", onCrate.size());
    System.out.printf("in %d manifold of %d points%n", manifolds.merge(onCrate), manifolds.count[0]);

    crates.set(0, 0f, 0.875f, 0f, 1f, 1f, 1f, 0f, 0f, 0f, 1f);
    balls.set(0, 0f, 0.5f, 1.25f, 0.5f); // in the crate
    PushOut out = PushOut.allocate(1); // withReach(1, 20f) bounds the search
    engine.pushOut(balls, Obstacles.of(crates.slice(0, 1), ground), out); // several obstacles at once
    System.out.printf("the ball is %s by %.2f to %.2f %.2f %.2f%n", out.status(0), out.distance[0], out.x[0],
        out.y[0], out.z[0]);
    balls.set(0, out.x[0], out.y[0], out.z[0], 0.5f);
    Pairs none = Pairs.allocate(0); // only counts
    System.out.println(
        "overlaps now: " + (engine.overlap(balls, crates, none) + engine.overlap(balls, ground, none)));
  }
}
