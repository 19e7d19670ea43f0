package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.place.Places;
import lockstep.internal.run.Execution;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Question;
import lockstep.internal.run.Sides;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Searchable;
import lockstep.internal.shape.Topology;

/**
 * The verbs of engines, about elements and indices: each takes the kernels that answer it, a source and a
 * sink. Arguments have been checked, but for what the kernels, the filter and the pool refuse. Of batches the
 * pairs are those of {@link Sources#sides()}.
 */
public final class Verbs {
  private Verbs() {}

  /** The kernel for a question about two operands, which fit each other. */
  public static Kernels.Entry entry(Execution execution, Verb verb, Elements first, Elements second) {
    Kernels.Entry entry = execution.kernels().get(verb, first.kind, second.kind);
    Checks.sameAxis(first, second);
    return entry;
  }

  /** Answers each of {@code count} pairs into the columns of a result. */
  public static void pairs(Execution execution, DescribedKernel kernel, Elements first, Elements second,
      int count, ResultColumns result) {
    execution.check(first.size, second.size, count, Sources.PAIR_GRAIN);
    result.begin(count);
    Sources.columns(execution, kernel, first, second, count, result);
  }

  /** How the second shapes of pairs lie to the first, of which is known which overlap. */
  public static void relations(Execution execution, DescribedKernel contains, Elements containers,
      Elements shapes, int count, RelationSink relations) {
    execution.check(containers.size, shapes.size, count, Sources.PAIR_GRAIN);
    relations.contained.begin(count);
    relations.touching.begin(count);
    Kernels kernels = execution.kernels();
    Kernels.Entry reaches = kernels.has(Verb.REACHES_INTO, containers.kind, shapes.kind)
        ? kernels.get(Verb.REACHES_INTO, containers.kind, shapes.kind) : null;
    Question question = Sources.ask(execution, contains, containers, shapes);
    Sources.pairs(execution, question, relations.asking(reaches, containers, shapes), count,
        relations.contained.clear);
  }

  /** How the second instances of pairs, which are of meshes, lie to the first. */
  public static void relations(Execution execution, InstanceIndex instances, Sides pairs, int count,
      RelationSink relations) {
    instances.check(execution.kernels(), Verb.OVERLAP);
    instances.checkMeshes(execution.kernels());
    execution.check(instances.size(), instances.size(), count, 1);
    relations.overlapping.beginWithoutHits(count);
    relations.contained.beginWithoutHits(count);
    relations.touching.beginWithoutHits(count);
    InstanceRelations.classify(execution, instances, pairs, count, relations);
  }

  /** Where the shapes of pairs touch. */
  public static void contacts(Execution execution, Elements first, Elements second, int count,
      ManifoldSink contacts) {
    Kernels.Entry contact = entry(execution, Verb.CONTACT, first, second);
    Bits bits = execution.kernels().bits();
    execution.check(first.size, second.size, count, Sources.PAIR_GRAIN);
    contacts.columns.begin(count);
    Question question;
    if (!ManifoldSink.takesLong(contact)) {
      question = Sources.ask(execution, contact, first, second);
      contacts.direct(bits);
    } else if (contacts.margin == 0) {
      question = Sources.ask(execution, entry(execution, Verb.OVERLAP, first, second), first, second);
      contacts.after(contact, first, second, bits);
    } else {
      question = Sources.ask(execution, entry(execution, Verb.DISTANCE, first, second), first, second)
          .within(contacts.margin);
      contacts.after(contact, first, second, bits);
    }
    Sources.pairs(execution, question, contacts, count, contacts.columns.clear);
  }

  /** Drops contacts at edges that a mesh, whose triangles are the second shapes, does not have. */
  public static void dropInternal(Elements mesh, Topology topology, int count, ManifoldSink contacts) {
    InternalEdges.drop(contacts, Sources.sides(), count, mesh, topology);
  }

  /** Drops contacts that push out of the back of triangles, which are the second shapes. */
  public static void dropBehind(Elements triangles, int count, ManifoldSink contacts) {
    BackSides.drop(contacts, Sources.sides(), count, triangles);
  }

  /** When the shapes of pairs first touch; {@code otherMotions} is null where the second stand still. */
  public static void sweep(Execution execution, Elements shapes, Elements motions, Elements others,
      Elements otherMotions, int count, SweepColumns hits) {
    Kernels.Entry sweep = entry(execution, Verb.SWEEP, shapes, others);
    execution.check(shapes.size, others.size, count, Sources.PAIR_GRAIN);
    hits.columns.begin(count);
    Sources.pairs(execution, Sources.ask(execution, sweep, shapes, others).moving(motions, otherMotions),
        hits.pairs(execution.kernels(), points(execution, sweep)), count, hits.columns.clear);
  }

  /**
   * What each moving shape touches first of a target.
   *
   * @param filter which pairs count, in place of the execution's own; null for all
   * @param before how many elements the filter numbers before those of the target
   * @param touches what is done with hits, each of a shape, before points are found; null for nothing
   */
  public static void sweep(Execution execution, PairFilter filter, int before, Elements shapes,
      Elements motions, Searchable target, TouchPoints.Touches touches, SweepColumns hits) {
    entry(execution, Verb.SWEEP, shapes, target.elements());
    execution.check(shapes.size, target.elements().size, shapes.size, Sources.ROW_GRAIN);
    hits.columns.beginWithMisses(shapes.size);
    sweep(execution, filter, before, shapes, motions, target, touches, hits, 0);
  }

  /** The same of several targets, whose elements are numbered one after the other. */
  public static void sweep(Execution execution, Elements shapes, Elements motions, Searchable[] targets,
      SweepColumns hits) {
    check(execution, Verb.SWEEP, shapes, targets, shapes.size);
    hits.columns.beginWithMisses(shapes.size);
    int before = 0;
    for (Searchable target : targets) {
      sweep(execution, execution.filter(), before, shapes, motions, target, null, hits, before);
      before += target.elements().size;
    }
  }

  /** Goes on with one target, whose first element has the number {@code first}. */
  private static void sweep(Execution execution, PairFilter filter, int before, Elements shapes,
      Elements motions, Searchable target, TouchPoints.Touches touches, SweepColumns hits, int first) {
    Elements others = target.elements();
    Kernels.Entry sweep = entry(execution, Verb.SWEEP, shapes, others);
    TouchSink sink = hits.rows(points(execution, sweep), touches, first);
    try {
      Question question =
          Sources.ask(execution, sweep, shapes, others).where(filter, before).moving(motions, null);
      Sources.best(execution, question, target, 1, sink, hits.columns.clear);
    } finally {
      sink.release();
    }
  }

  /**
   * The same among instances.
   *
   * @param frames which has the frame of the shapes at an index; null for the world's
   * @param instance where to write the instances that are touched
   */
  public static void sweep(Execution execution, Elements shapes, Elements motions, Places frames, int index,
      InstanceIndex instances, SweepColumns hits, int[] instance) {
    instances.check(execution.kernels(), Verb.SWEEP, shapes.kind);
    execution.check(shapes.size, instances.size(), shapes.size, Sources.ROW_GRAIN);
    hits.columns.beginWithMisses(shapes.size);
    Arrays.fill(instance, 0, shapes.size, -1);
    Sources.sweep(execution, shapes, motions, frames, index, instances, hits.columns, instance);
  }

  /** The same of those elements only that are listed for each shape. */
  public static void sweep(Execution execution, Elements shapes, Elements motions, Elements others,
      ListSource.Lists lists, TouchPoints.Touches touches, SweepColumns hits) {
    Kernels.Entry sweep = entry(execution, Verb.SWEEP, shapes, others);
    hits.columns.beginWithMisses(shapes.size);
    TouchSink sink = hits.rows(points(execution, sweep), touches, 0);
    try {
      Sources.lists(execution, Sources.ask(execution, sweep, shapes, others).moving(motions, null), lists,
          sink, hits.columns.clear);
    } finally {
      sink.release();
    }
  }

  /** What gives the points of contact of a sweep; null where its kernel says them itself. */
  static Kernels.Entry points(Execution execution, Kernels.Entry sweep) {
    return sweep.floats() == sweep.layout().floats().size() ? null
        : execution.kernels().get(Verb.CLOSEST_POINTS, sweep.first(), sweep.second());
  }

  /**
   * The nearest of a target of each shape, at most {@code within} away.
   *
   * @param filter which pairs count, in place of the execution's own; null for all
   * @param before how many elements the filter numbers before those of the target
   */
  public static void nearest(Execution execution, PairFilter filter, int before, Elements shapes,
      Searchable target, float within, NearestSink nearest) {
    entry(execution, Verb.CLOSEST_POINTS, shapes, target.elements());
    execution.check(shapes.size, target.elements().size, shapes.size, Sources.ROW_GRAIN);
    nearest.begin(shapes.size, within);
    nearest(execution, filter, before, shapes, target, within, nearest, 0, true);
  }

  /** The same of several targets, whose elements are numbered one after the other. */
  public static void nearest(Execution execution, Elements shapes, Searchable[] targets, float within,
      NearestSink nearest) {
    check(execution, Verb.CLOSEST_POINTS, shapes, targets, shapes.size);
    nearest.begin(shapes.size, within);
    int before = 0;
    for (int k = 0; k < targets.length; k++) {
      nearest(execution, execution.filter(), before, shapes, targets[k], within, nearest, before,
          k == targets.length - 1);
      before += targets[k].elements().size;
    }
  }

  /** Goes on with one target, whose first element has the number {@code first}. */
  private static void nearest(Execution execution, PairFilter filter, int before, Elements shapes,
      Searchable target, float within, NearestSink nearest, int first, boolean isLast) {
    Elements others = target.elements();
    Kernels.Entry measure = entry(execution, Verb.DISTANCE, shapes, others);
    nearest.at(entry(execution, Verb.CLOSEST_POINTS, shapes, others), shapes, others, first, isLast);
    try {
      Sources.best(execution, Sources.ask(execution, measure, shapes, others).where(filter, before), target,
          within, nearest, nearest.columns.clear);
    } finally {
      nearest.release();
    }
  }

  /**
   * The same among instances.
   *
   * @param frames which has the frame of the shapes at an index; null for the world's
   * @param within the largest distance, in units of that frame
   * @param instance where to write the instances that are nearest
   */
  public static void nearest(Execution execution, Elements shapes, Places frames, int index,
      InstanceIndex instances, float within, NearestSink nearest, int[] instance) {
    instances.check(execution.kernels(), Verb.DISTANCE, shapes.kind);
    execution.check(shapes.size, instances.size(), shapes.size, Sources.ROW_GRAIN);
    int entries = shapes.size * nearest.perRow();
    nearest.columns.beginWithMisses(entries);
    Arrays.fill(instance, 0, entries, -1);
    Sources.nearest(execution, shapes, frames, index, instances, within, nearest, instance);
  }

  /**
   * Which shapes a verb hits with any of some targets; a filter numbers the shapes of these one after the
   * other.
   */
  public static void any(Execution execution, Verb verb, Elements shapes, Searchable[] targets,
      ResultColumns result) {
    hits(execution, verb, shapes, targets, result, result.any);
  }

  private static void hits(Execution execution, Verb verb, Elements shapes, Searchable[] targets,
      ResultColumns result, RowSink sink) {
    check(execution, verb, shapes, targets, shapes.size);
    result.beginWithoutHits(shapes.size);
    int before = 0;
    for (Searchable target : targets) {
      Elements others = target.elements();
      Question question = Sources.ask(execution, entry(execution, verb, shapes, others), shapes, others)
          .where(execution.filter(), before);
      Sources.hits(execution, question, target, sink, Sources.ROW_GRAIN, result.clear);
      before += others.size;
    }
  }

  /** Checks a question about elements, in a number of rows, and all those of several targets. */
  private static void check(Execution execution, Verb verb, Elements first, Searchable[] targets, int rows) {
    checkEntries(execution, verb, first, targets);
    execution.check(first.size, size(targets), rows, Sources.ROW_GRAIN);
  }

  private static void checkEntries(Execution execution, Verb verb, Elements first, Searchable[] targets) {
    for (Searchable target : targets) {
      entry(execution, verb, first, target.elements());
    }
  }

  /** The number of elements of all targets. */
  private static int size(Searchable[] targets) {
    long size = 0;
    for (Searchable target : targets) {
      size += target.elements().size;
    }
    return Checks.entries("shapes of all obstacles", size);
  }

  /** Which groups have a shape that a verb hits with any of some targets, likewise. */
  public static void any(Execution execution, Verb verb, Elements shapes, Grouping groups,
      Searchable[] targets, GroupHits hits) {
    check(execution, verb, shapes, targets, groups.size());
    hits.beginRows(groups.size(), shapes.size);
    Sources.groups(execution, verb, shapes, groups, targets, hits);
  }

  /** What is nearest to each group of shapes among those of some targets, at most {@code within} away. */
  public static void nearest(Execution execution, Elements shapes, Grouping groups, Searchable[] targets,
      float within, GroupNearest nearest) {
    check(execution, Verb.DISTANCE, shapes, targets, groups.size());
    nearest.begin(groups.size());
    Sources.nearest(execution, shapes, groups, targets, within, nearest);
  }

  /**
   * Which groups have a pair that a verb hits: of elements {@code firsts[k]} and {@code seconds[k]} of each.
   *
   * @throws IndexOutOfBoundsException if a group has no such element
   */
  public static void any(Execution execution, Verb verb, Elements first, Grouping firstGroups,
      Elements second, Grouping secondGroups, int[] firsts, int[] seconds, int count, GroupHits hits) {
    Kernels.Entry overlap = entry(execution, verb, first, second);
    checkElements("pairing.first", firsts, count, firstGroups);
    checkElements("pairing.second", seconds, count, secondGroups);
    execution.check(first.size, second.size, firstGroups.size(), Sources.ROW_GRAIN);
    hits.beginPairs(firstGroups.size());
    Sources.groups(execution, overlap, first, firstGroups, second, secondGroups, firsts, seconds, count,
        hits);
  }

  /** Which groups have an element that a verb hits with one of the group of the same number. */
  public static void any(Execution execution, Verb verb, Elements first, Grouping firstGroups,
      Elements second, Grouping secondGroups, GroupHits hits) {
    Kernels.Entry kernel = entry(execution, verb, first, second);
    execution.check(first.size, second.size, firstGroups.size(), Sources.ROW_GRAIN);
    hits.beginRows(firstGroups.size(), first.size);
    Sources.groups(execution, kernel, first, firstGroups, second, secondGroups, hits);
  }

  /** What is nearest to each group in the group of the same number, at most {@code within} away. */
  public static void nearest(Execution execution, Elements first, Grouping firstGroups, Elements second,
      Grouping secondGroups, float within, GroupNearest nearest) {
    Kernels.Entry kernel = entry(execution, Verb.DISTANCE, first, second);
    execution.check(first.size, second.size, firstGroups.size(), Sources.ROW_GRAIN);
    nearest.begin(firstGroups.size());
    Sources.nearest(execution, kernel, first, firstGroups, second, secondGroups, within, nearest);
  }

  private static void checkElements(String name, int[] elements, int count, Grouping groups) {
    int least = 0, most = -1;
    for (int k = 0; k < count; k++) {
      least = Math.min(least, elements[k]);
      most = Math.max(most, elements[k]);
    }
    if (least < 0) {
      Checks.entries(name, elements, count, Integer.MAX_VALUE);
    }
    groups.checkElement(name, most);
  }

  /**
   * Which shapes overlap any of the instances.
   *
   * @param frames which has the frame of the shapes at an index; null for the world's
   */
  public static void any(Execution execution, Elements shapes, Places frames, int index,
      InstanceIndex instances, ResultColumns result) {
    instances.check(execution.kernels(), Verb.OVERLAP, shapes.kind);
    execution.check(shapes.size, instances.size(), shapes.size, Sources.ROW_GRAIN);
    result.beginWithoutHits(shapes.size);
    Sources.hits(execution, Verb.OVERLAP, shapes, frames, index, instances, result.any, result.clear);
  }

  /** Which points are below an odd number of the triangles of some targets. */
  public static void inside(Execution execution, Elements points, Searchable[] meshes, ResultColumns result) {
    hits(execution, Verb.UNDER, points, meshes, result, result.odd);
  }

  /** One hit of each ray at some targets: the closest of all, on equal t that of the first, or any. */
  public static void cast(Execution execution, Elements rays, Searchable[] targets, ResultColumns result,
      boolean any) {
    check(execution, Verb.CAST, rays, targets, rays.size);
    if (targets.length == 0) {
      result.beginWithMisses(rays.size);
    }
    int before = 0;
    for (int k = 0; k < targets.length; k++) {
      Elements others = targets[k].elements();
      Question question = Sources.ask(execution, entry(execution, Verb.CAST, rays, others), rays, others)
          .where(execution.filter(), before);
      if (k == 0) {
        Sources.cast(execution, question, targets[k], result, any);
      } else {
        Sources.castFurther(execution, question, targets[k], before, result, any);
      }
      before += others.size;
    }
  }

  /**
   * One hit of each ray among instances.
   *
   * @param frames which has the frame of the rays at an index; null for the world's
   * @param instance where to write the instance of the closest hit; null if any hit will do
   */
  public static void cast(Execution execution, Elements rays, Places frames, int index,
      InstanceIndex instances, ResultColumns result, int[] instance) {
    execution.check(rays.size, instances.size(), rays.size, Sources.ROW_GRAIN);
    result.beginWithoutHits(rays.size);
    Sources.cast(execution, rays, frames, index, instances, result, instance);
  }

  /** All hits of each ray at some targets. */
  public static void all(Execution execution, Elements rays, Searchable[] targets, AllHitsSink hits) {
    checkEntries(execution, Verb.CAST, rays, targets);
    execution.check(rays.size, size(targets), rays.size, 1);
    hits.begin(rays.size);
    int before = 0;
    for (int k = 0; k < targets.length; k++) {
      Elements others = targets[k].elements();
      hits.at(before, k == targets.length - 1);
      Question question = Sources.ask(execution, entry(execution, Verb.CAST, rays, others), rays, others)
          .where(execution.filter(), before);
      Sources.hits(execution, question, targets[k], hits, 1, hits.clear);
      before += others.size;
    }
  }

  /**
   * The same among instances.
   *
   * @param frames which has the frame of the rays at an index; null for the world's
   */
  public static void all(Execution execution, Elements rays, Places frames, int index,
      InstanceIndex instances, AllHitsSink hits) {
    execution.check(rays.size, instances.size(), rays.size, Sources.ROW_GRAIN);
    hits.begin(rays.size);
    Sources.all(execution, rays, frames, index, instances, hits);
  }

  /**
   * Lists the pairs of a target and several others that a verb hits, or those that are at most {@code most}
   * apart where it tells a distance, {@link Question#ANY} for all.
   */
  public static long list(Execution execution, Verb verb, Searchable first, Searchable[] targets, float most,
      PairList pairs) {
    checkEntries(execution, verb, first.elements(), targets);
    return list(execution, verb, first, targets, false, most, pairs);
  }

  /** The same of bounding boxes, if they are asked about. */
  private static long list(Execution execution, Verb verb, Searchable first, Searchable[] targets,
      boolean ofBounds, float most, PairList pairs) {
    Elements all = first.elements();
    int size = size(targets);
    execution.check(all.size, size, all.size, 1);
    ListMerge merge = targets.length == 1 ? null : ListMerge.mine(pairs.capacity(), size);
    int before = 0;
    for (Searchable target : targets) {
      Elements others = target.elements();
      Question question = ofBounds ? bounds(execution, all, others, most)
          : Sources.ask(execution, entry(execution, verb, all, others), all, others).within(most);
      Lists.list(execution, question.where(execution.filter(), before), first, target, pairs);
      if (merge != null) {
        merge.add(pairs, before);
      }
      before += others.size;
    }
    if (merge != null) {
      merge.list(pairs);
    }
    return pairs.needed();
  }

  /** The same of one other target. */
  public static long list(Execution execution, Verb verb, Searchable first, Searchable second, float most,
      PairList pairs) {
    Elements a = first.elements(), b = second.elements();
    return Lists.list(execution, Sources.ask(execution, entry(execution, verb, a, b), a, b).within(most),
        first, second, pairs);
  }

  /** Lists the pairs of two operands that a kernel of the caller's own hits, by brute force. */
  public static long list(Execution execution, DescribedKernel kernel, Elements first, Elements second,
      boolean self, PairList pairs) {
    Question question = Sources.ask(execution, kernel, first, second);
    return Lists.list(execution, self ? question.withItself() : question, first, second, pairs);
  }

  /** The same of the pairs of one target with itself, the lower element first. */
  public static long listSelf(Execution execution, Verb verb, Searchable target, float most, PairList pairs) {
    Elements all = target.elements();
    Question question = Sources.ask(execution, entry(execution, verb, all, all), all, all).within(most);
    return Lists.list(execution, question.withItself(), target, target, pairs);
  }

  /**
   * Lists the pairs of instances, the lower one first, that have shapes which a verb hits, or that are at
   * most {@code most} apart, {@link Question#ANY} for all.
   */
  public static long listSelf(Execution execution, Verb verb, InstanceIndex instances, float most,
      PairList pairs) {
    instances.check(execution.kernels(), verb);
    return InstancePairs.list(execution, instances, verb, most, pairs);
  }

  /** The same of the pairs of an instance and one of others. */
  public static long list(Execution execution, Verb verb, InstanceIndex instances, InstanceIndex others,
      float most, PairList pairs) {
    instances.check(execution.kernels(), verb, others);
    return InstancePairs.list(execution, instances, others, verb, most, pairs);
  }

  /** The same of the pairs of a shape and an instance. */
  public static long list(Execution execution, Verb verb, Elements shapes, Places frames, int index,
      InstanceIndex instances, float most, PairList pairs) {
    instances.check(execution.kernels(), verb, shapes.kind);
    execution.check(shapes.size, instances.size(), shapes.size, 1);
    pairs.clear();
    RangeList.list(execution, verb, shapes, frames, index, instances, most, pairs);
    return pairs.needed();
  }

  /** The same of the pairs of a shape of one instance and a shape of another. */
  public static long list(Execution execution, Verb verb, InstanceIndex instances, int first, int second,
      float most, PairList pairs) {
    instances.check(execution.kernels(), verb, first, second);
    return InstancePairs.list(execution, instances, first, second, verb, most, pairs);
  }

  /**
   * How far the instances of pairs are apart, at most {@code most}.
   *
   * @param signed whether to measure how deep meshes reach into each other
   * @param firsts where to write the shapes of the first instances that are so far apart, −1 for none
   */
  public static void distance(Execution execution, InstanceIndex instances, Sides pairs, int count,
      float most, boolean signed, ResultColumns result, int[] firsts, int[] seconds) {
    instances.check(execution.kernels(), Verb.CLOSEST_POINTS);
    if (signed) {
      instances.checkMeshes(execution.kernels());
    }
    execution.check(instances.size(), instances.size(), count, 1);
    result.beginWithMisses(count);
    Arrays.fill(firsts, 0, count, -1);
    Arrays.fill(seconds, 0, count, -1);
    InstanceClearances.measure(execution, instances, pairs, count, most, signed, result, firsts, seconds);
  }

  /** Lists the pairs of two targets whose bounding boxes, or ray and box, are at most a margin apart. */
  public static long listBounds(Execution execution, Searchable first, Searchable second, float margin,
      PairList pairs) {
    return Lists.list(execution, bounds(execution, first.elements(), second.elements(), margin), first,
        second, pairs);
  }

  /** The same of a target and several others. */
  public static long listBounds(Execution execution, Searchable first, Searchable[] targets, float margin,
      PairList pairs) {
    return list(execution, null, first, targets, true, margin, pairs);
  }

  /** The same of the pairs of one target with itself, the lower element first. */
  public static long listBoundsSelf(Execution execution, Searchable target, float margin, PairList pairs) {
    Elements all = target.elements();
    return Lists.list(execution, bounds(execution, all, all, margin).withItself(), target, target, pairs);
  }

  /** The same of instances. */
  public static long listBoundsSelf(Execution execution, InstanceIndex instances, float margin,
      PairList pairs) {
    return listBoundsSelf(execution, instances.boxes(), margin, pairs);
  }

  /**
   * The same of shapes and instances.
   *
   * @param frames which has the frame of the shapes at an index; null for the world's
   * @param margin in units of that frame
   */
  public static long listBounds(Execution execution, Elements shapes, Places frames, int index,
      InstanceIndex instances, float margin, PairList pairs) {
    return InstanceCandidates.list(execution, shapes, frames, index, instances, margin, pairs);
  }

  private static Question bounds(Execution execution, Elements first, Elements second, float margin) {
    boolean rays = first.kind == Kind.RAY;
    Verb verb = rays ? Verb.CAST : margin == 0 ? Verb.OVERLAP : Verb.DISTANCE;
    Kernels.Entry entry = execution.kernels().get(verb, rays ? Kind.RAY : Kind.BOX, Kind.BOX);
    return Sources.ask(execution, entry, first, second).ofBounds()
        .within(margin == 0 ? Question.ANY : margin);
  }
}
