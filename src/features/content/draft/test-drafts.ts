import { textbookApi } from '#src/features/content/textbook/contract.ts'
import type { Person } from '#tests/world.ts'
import { draftApi, type StateKind } from './contract.ts'
import { type Change, openedRecords } from './record.ts'

/** A browser window that edits a draft: it remembers the revision that it has read. */
export function windowOf(person: Person, draftId: number, window: string) {
  const state = { base: 0 }
  return {
    async open() {
      const opened = await person(draftApi.open, { draftId })
      state.base = opened.revision
      return new Map(openedRecords(opened.records).map(({ key, value }) => [key, value]))
    },
    /** Saves changes as one act. `base` stays where the answer is said to be lost. */
    async save(
      changes: readonly Change[],
      {
        isLost = false,
        isAhead = false,
        kind = 'edit',
      }: { isLost?: boolean; isAhead?: boolean; kind?: StateKind } = {},
    ) {
      const answer = await person(draftApi.save, {
        ...{ draftId, base: isAhead ? 1000 : state.base, window, kind },
        acts: changes.length === 0 ? [] : [{ id: 'act', changes: [...changes] }],
      })
      if (!isLost) state.base = answer.revision
      return answer
    },
  }
}

export const aTextbook = (teacher: Person, name = '国际贸易实务') =>
  teacher(textbookApi.createTextbook, { name })

export const chapter = (key: string, name: string, parent: string | null = null, order = 'a0') => ({
  key,
  field: '',
  value: {
    kind: 'chapter',
    place: { parent, order },
    name: { zh: name, en: '' },
    introduction: { zh: '', en: '' },
  },
})

export const set = (key: string, field: string, value: unknown): Change => ({ key, field, value })
