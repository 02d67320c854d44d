import { createStore } from '#src/web/ui/store.ts'
import type { GradeArrival } from '../changes-api.ts'
import type { GradeChange, GradeConflict, GradeStudent } from '../contract.ts'
import { byHandOf, type Cells, givenOf } from '../sheet.ts'
import { type Code, codeOf, type Entry, entryOf } from '../value.ts'

/** A student of the sheet. A change makes a new row, so that other rows need not be drawn again. */
export interface Row {
  student: GradeStudent
  byHand: ReadonlyMap<number, Entry>
  given: ReadonlyMap<number, Entry>
  /** What counts: marks by hand stand in place of given ones. */
  cells: Cells
  /** The columns whose marks came last from another person. */
  arrived?: ReadonlySet<number>
}

/** A change that a teacher makes. */
export interface Edit extends Pick<GradeChange, 'columnId' | 'userId' | 'is'> {
  /** The value that was shown as the edit began; what has come since is not replaced unseen. Left out: what is shown now. */
  was?: Code
}

/** A change that met another one, with the value that it would have written. */
export type Clash = GradeConflict & { mine: Code; why: string }

interface Batch {
  changes: GradeChange[]
  why: string
}

export interface Marks {
  rows: readonly Row[]
  /** Whether all changes are written. */
  saving: 'saved' | 'saving' | 'failed'
  clashes: readonly Clash[]
  canUndo: boolean
  canRedo: boolean
}

/** Writes changes. @returns those that met other ones; null where nothing was written */
export type Send = (batch: Batch) => Promise<readonly GradeConflict[] | null>

const keyOf = ({ columnId, userId }: { columnId: number; userId: number }) =>
  `${columnId}:${userId}`

/**
 * The marks that a page shows: changed at once, written one call after another, each naming the value that it replaces.
 * What another teacher has changed meanwhile is shown, and never overwritten.
 */
export function createMarks(students: readonly GradeStudent[], send: Send, read = 0) {
  const [undone, redone]: [Batch[], Batch[]] = [[], []]
  let waiting: Batch[] = []
  let flying: Batch | null = null
  /** The last change on the server that the rows have. */
  let revision = read
  /** The cells that were changed here since the last look at the server began. */
  let touched = new Set<string>()
  const store = createStore<Marks>({
    ...{ rows: students.map(rowOf), saving: 'saved', clashes: [] },
    ...{ canUndo: false, canRedo: false },
  })
  const show = (more: Partial<Marks>) =>
    store.set({
      ...store.get(),
      ...more,
      canUndo: undone.length > 0,
      canRedo: redone.length > 0,
    })

  const write = (edits: readonly Edit[]) => show({ rows: withEdits(store.get().rows, edits) })

  /** Changes cells and queues their writing. @returns what has really changed */
  function change(edits: readonly Edit[], why: string): Batch {
    const values = new Map(store.get().rows.map((row) => [row.student.userId, row.byHand]))
    const changes = edits.flatMap((edit): GradeChange[] => {
      const own = values.get(edit.userId)
      const { columnId, userId, is, was = codeOf(own?.get(columnId)) } = edit
      return own && was !== is ? [{ columnId, userId, was, is }] : []
    })
    const batch = { changes, why }
    if (changes.length === 0) return batch
    for (const one of changes) touched.add(keyOf(one))
    write(changes)
    waiting = merged(waiting, batch)
    void flush()
    return batch
  }

  async function flush(): Promise<void> {
    if (flying) return
    flying = waiting.shift() ?? null
    if (!flying) return show({ saving: 'saved' })
    show({ saving: 'saving' })
    const batch = flying
    const conflicts = await send(batch)
    flying = null
    if (conflicts === null) {
      waiting = [batch, ...waiting]
      return show({ saving: 'failed' })
    }
    if (conflicts.length > 0) clash(batch, conflicts)
    await flush()
  }

  function clash({ changes, why }: Batch, conflicts: readonly GradeConflict[]): void {
    const typed = [...changes, ...waiting.flatMap((one) => one.changes)]
    const mine = new Map(typed.map((one) => [keyOf(one), one.is]))
    write(conflicts.map(({ columnId, userId, now }) => ({ columnId, userId, is: now })))
    const found = conflicts.map((one) => ({ ...one, mine: mine.get(keyOf(one)) ?? '', why }))
    // What was typed on top of a value that is not there any more waits for the same decision.
    const keys = new Set(conflicts.map(keyOf))
    waiting = waiting
      .map((one) => ({ ...one, changes: one.changes.filter((each) => !keys.has(keyOf(each))) }))
      .filter((one) => one.changes.length > 0)
    show({ clashes: [...store.get().clashes.filter((one) => !keys.has(keyOf(one))), ...found] })
  }

  function turn(from: Batch[], to: Batch[], edits: (batch: Batch) => Edit[]): void {
    const batch = from.pop()
    if (!batch) return
    const done = change(edits(batch), batch.why)
    if (done.changes.length > 0) to.push(batch)
    show({})
  }

  return {
    ...{ get: store.get, watch: store.watch },
    /** Changes cells, in one step of undo. */
    set(edits: readonly Edit[], why = '') {
      const batch = change(edits, why)
      if (batch.changes.length === 0) return
      undone.push(batch)
      redone.length = 0
      show({})
    },
    /** Takes the last step back, where its cells still have what it wrote. */
    undo() {
      const now = valueIn(store.get().rows)
      turn(undone, redone, ({ changes }) =>
        changes
          .filter((one) => now(one) === one.is)
          .map(({ columnId, userId, was: is }) => ({ columnId, userId, is })),
      )
    },
    redo() {
      const now = valueIn(store.get().rows)
      turn(redone, undone, ({ changes }) => changes.filter((one) => now(one) === one.was))
    },
    /** Decides about a clash: the value of the other teacher stays, or one's own replaces it. */
    decide(one: Clash, keep: 'theirs' | 'mine') {
      show({ clashes: store.get().clashes.filter((each) => each !== one) })
      if (keep === 'mine') this.set([{ ...one, is: one.mine }], one.why)
    },
    retry: () => void flush(),
    /** Adds the values that cells show now, for edits that are decided later. */
    seen(edits: readonly Edit[]): Edit[] {
      const now = valueIn(store.get().rows)
      return edits.map((one) => ({ ...one, was: one.was ?? now(one) }))
    },
    /** Begins a look at what others have changed. @returns null while changes wait to be written */
    look() {
      if (flying || waiting.length > 0) return null
      touched = new Set()
      const after = revision
      return {
        after,
        /** Takes its answer. @returns false where something changed here meanwhile, so that another look is needed */
        take(answer: { revision: number; cells: readonly GradeArrival[] }): boolean {
          if (revision !== after) return false
          const now = valueIn(store.get().rows)
          const others = answer.cells.filter((one) => now(one) !== one.is)
          const fresh = others.filter((one) => !touched.has(keyOf(one)))
          if (fresh.length > 0) show({ rows: withArrivals(store.get().rows, fresh) })
          const isWhole = fresh.length === others.length
          if (isWhole) revision = answer.revision
          return isWhole
        },
      }
    },
    /** Takes newer data of the server; changes that are not written yet stay. */
    take(newer: readonly GradeStudent[], to: number) {
      revision = to
      const unwritten = [...(flying ? [flying] : []), ...waiting].flatMap(({ changes }) => changes)
      show({ rows: withEdits(newer.map(rowOf), unwritten) })
    },
  }
}
export type MarkStore = ReturnType<typeof createMarks>

function rowOf(student: GradeStudent): Row {
  const [byHand, given] = [byHandOf(student.marks), givenOf(student.given)]
  return { student, byHand, given, cells: new Map([...given, ...byHand]) }
}

const valueIn = (rows: readonly Row[]) => {
  const values = new Map(rows.map((row) => [row.student.userId, row.byHand]))
  return ({ columnId, userId }: Edit): Code => codeOf(values.get(userId)?.get(columnId))
}

function withEdits(rows: readonly Row[], edits: readonly Edit[]): readonly Row[] {
  const byUser = Map.groupBy(edits, ({ userId }) => userId)
  return rows.map((row) => {
    const own = byUser.get(row.student.userId)
    if (!own) return row
    const byHand = new Map(row.byHand)
    for (const { columnId, is } of own) {
      const entry = entryOf(is)
      if (entry) byHand.set(columnId, entry)
      else byHand.delete(columnId)
    }
    return { ...row, byHand, cells: new Map([...row.given, ...byHand]) }
  })
}

/** Shows values that others have set, and marks their cells. */
const withArrivals = (rows: readonly Row[], cells: readonly GradeArrival[]): readonly Row[] => {
  const columns = Map.groupBy(cells, ({ userId }) => userId)
  return withEdits(rows, cells).map((row) => {
    const own = columns.get(row.student.userId)
    return own ? { ...row, arrived: new Set(own.map(({ columnId }) => columnId)) } : row
  })
}

/** Adds a batch to those that wait; changes of one cell for one reason become one, from the first value to the last. */
function merged(waiting: readonly Batch[], batch: Batch): Batch[] {
  const last = waiting.at(-1)
  if (!last || last.why !== batch.why) return [...waiting, batch]
  const changes = new Map(last.changes.map((one) => [keyOf(one), one]))
  for (const one of batch.changes)
    changes.set(keyOf(one), { ...one, was: changes.get(keyOf(one))?.was ?? one.was })
  return [...waiting.slice(0, -1), { ...last, changes: [...changes.values()] }]
}
