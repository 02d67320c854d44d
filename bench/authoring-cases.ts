import type { Case } from './measure.ts'
import type { AuthoringSchool } from './seed-authoring.ts'

/** Different texts, so that each save changes something. */
const texts = Array.from({ length: 500 }, (_, n) => `单证一致 ${n}`)

/** The work of a teacher: typing in a textbook of 1,000 chapters and in a course of 500 items. */
export function authoringCases({ token, bookDraftId, courseDraftId }: AuthoringSchool): Case[] {
  const get = (name: string, path: string): Case => ({
    name,
    scenario: {
      kind: 'calls',
      once: false,
      calls: [{ method: 'GET', path: `/api/${path}`, headers: { token } }],
    },
  })
  const save = (name: string, draftId: number, key: string, field: string): Case => ({
    name,
    // One window sends one save after the other.
    connections: 1,
    scenario: {
      kind: 'calls',
      once: false,
      calls: texts.map((value) => ({
        method: 'POST',
        path: '/api/Draft/Save',
        headers: { token },
        body: {
          ...{ draftId, base: 0, window: 'bench-1', kind: 'edit' },
          acts: [{ id: 'a', changes: [{ key, field, value }] }],
        },
      })),
    },
  })
  return [
    save('autosave, name of 1,000 chapters', bookDraftId, 'c-500', 'name.zh'),
    save('autosave, text of 500 items', courseDraftId, 'i-250', 'body.zh'),
    get('open editor, 1,000 chapters', `Draft/Open?draftId=${bookDraftId}`),
    get('open editor, 500 items', `Draft/Open?draftId=${courseDraftId}`),
    get('list of 1,000 courses', 'Authoring/GetMyCourses?kind=premium'),
    get('list of 1,000 courses, a search', 'Authoring/GetMyCourses?kind=premium&keyword=999'),
    get('open a text', `Draft/GetRecords?draftId=${courseDraftId}&keys=i-250`),
  ]
}
