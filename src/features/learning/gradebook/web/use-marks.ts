import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useLeaveGuard } from '#src/web/form/leave-guard.ts'
import { gradebookApi, type GradeConflict } from '../contract.ts'
import { createMarks } from './mark-store.ts'
import type { Sheet } from './sheet-types.ts'
import { useArrivals } from './use-arrivals.ts'

/** The marks of a page: read by its loader, changed at once, written in order; those of others arrive by themselves. */
export function useMarks({
  classId,
  students,
  revision,
}: Pick<Sheet, 'classId' | 'students' | 'revision'>) {
  const { act } = useAct()
  const send = async (changes: Parameters<Parameters<typeof createMarks>[1]>[0]) => {
    let conflicts: GradeConflict[] | null = null
    await act(
      gradebookApi.setMarks,
      { classId, ...changes },
      { refresh: false, verb: 'save', done: (answer) => (conflicts = answer.conflicts) },
    )
    return conflicts
  }
  const [store] = useState(() => createMarks(students, send, revision))
  // Data that the page reads again after an act; the first one is there already.
  useEffect(() => store.take(students, revision), [store, students, revision])
  useArrivals(classId, store)
  const marks = useSyncExternalStore(store.watch, store.get, store.get)
  useLeaveGuard(marks.saving !== 'saved')
  return { store, marks }
}
