import { useCallback, useRef, useState } from 'react'
import type { Shape } from '#src/features/content/document/annotation.ts'
import { useSending } from '#src/features/learning/note/web/use-sending.ts'
import { api } from '#src/web/api.ts'
import { useViewer } from '#src/web/root-data.ts'
import { homeworkApi } from '../contract.ts'
import type { OpenWork } from '../marking-api.ts'

interface Page {
  homeworkId: number
  userId: number
  handIn: number
  userFileId: number
  page: number
}
const nameOf = ({ homeworkId, userId, handIn, userFileId, page }: Page) =>
  [homeworkId, userId, handIn, userFileId, page].join('.')
function pageOf(key: string): Page {
  const [homeworkId, userId, handIn, userFileId, page] = key.split('.').map(Number) as [
    ...[number, number, number, number, number],
  ]
  return { homeworkId, userId, handIn, userFileId, page }
}
const shapesOf = (body: string) => JSON.parse(body) as Shape[]

/** What was drawn on pages since the screen was opened, by the name of the page. */
interface Drawn {
  shapes: readonly Shape[]
  base: { revision: number; body: string }
}

/**
 * Annotations of works: on this device at once, on the server when the network allows, merged with what colleagues draw.
 * What a closed window has left is sent too.
 */
export function useAnnotations(open: OpenWork) {
  const drawn = useRef(new Map<string, Drawn>())
  const [, setVersion] = useState(0)
  const show = useCallback((key: string, next: Drawn) => {
    drawn.current.set(key, next)
    setVersion((before) => before + 1)
  }, [])
  const { states, write } = useSending(
    'annotation',
    useViewer()?.id,
    async ({ key }, { save, base, body }) => {
      const saved = await api(
        homeworkApi.annotate,
        {
          ...{ ...pageOf(key), save, shapes: shapesOf(body) },
          base: {
            revision: base?.revision ?? null,
            ids: base ? shapesOf(base.body).map(({ id }) => id) : [],
          },
        },
        { quiet: true, background: true },
      )
      return { ...saved, body: JSON.stringify(saved.shapes) }
    },
    {
      found(kept) {
        for (const { key, base, body } of kept) {
          show(key, {
            shapes: shapesOf(body),
            base: { revision: base?.revision ?? 0, body: base?.body ?? '[]' },
          })
        }
      },
      saved: ({ key }, { revision, body }) =>
        show(key, { shapes: shapesOf(body), base: { revision, body } }),
    },
  )
  const { homeworkId, work } = open
  const of = (handIn: number, userFileId: number, page: number) =>
    nameOf({ homeworkId, userId: work.student.userId, handIn, userFileId, page })
  const read = (handIn: number, userFileId: number, page: number): Drawn => {
    const loaded = open.annotations.find(
      (one) => one.handIn === handIn && one.userFileId === userFileId && one.page === page,
    )
    const own = drawn.current.get(of(handIn, userFileId, page))
    const { shapes, revision } = loaded ?? { shapes: [], revision: 0 }
    // A colleague has drawn since, and this screen has been read again.
    if (own && own.base.revision >= revision) return own
    return { shapes, base: { revision, body: JSON.stringify(shapes) } }
  }
  return {
    get: (handIn: number, userFileId: number, page: number) =>
      read(handIn, userFileId, page).shapes,
    set(handIn: number, userFileId: number, page: number, shapes: readonly Shape[]) {
      const key = of(handIn, userFileId, page)
      const { base } = read(handIn, userFileId, page)
      show(key, { shapes, base })
      const place = {
        courseId: 0,
        chapterId: 0,
        itemId: homeworkId,
        anchor: { kind: 'item' as const },
      }
      write(key, place, base, JSON.stringify(shapes))
    },
    /** Of a hand-in: the least that holds for all its pages. */
    stateOf(handIn: number) {
      const prefix = nameOf({
        homeworkId,
        userId: work.student.userId,
        handIn,
        userFileId: 0,
        page: 0,
      })
      const start = prefix.slice(0, prefix.length - '0.0'.length)
      const all = [...states].flatMap(([key, state]) => (key.startsWith(start) ? [state] : []))
      return (['refused', 'kept', 'saving', 'saved'] as const).find((one) => all.includes(one))
    },
  }
}
