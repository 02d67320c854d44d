interface Placed {
  sectionFrom: number
  sectionTo: number
}

/** Entries of one day that share sections stand in one cell, one under the other. */
export interface Stack<S> {
  from: number
  to: number
  slots: S[]
}

/** Groups entries, given in order of their first section. */
export function stacksOf<S extends Placed>(slots: readonly S[]): Stack<S>[] {
  const stacks: Stack<S>[] = []
  for (const slot of slots) {
    const last = stacks.at(-1)
    if (last && slot.sectionFrom <= last.to) {
      last.to = Math.max(last.to, slot.sectionTo)
      last.slots.push(slot)
    } else stacks.push({ from: slot.sectionFrom, to: slot.sectionTo, slots: [slot] })
  }
  return stacks
}
