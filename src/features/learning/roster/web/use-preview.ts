import { useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { rosterApi } from '../contract.ts'
import type { LineAct } from '../limits.ts'
import type { RosterLine } from '../rows.ts'

/** A line of the list, with its place in the file. */
export type Listed = RosterLine & { line: number }
type Answer = AnswerOf<typeof rosterApi.preview>
export type Said = Answer['lines'][number]
export type ListedRow = Listed & { said: Said }

/** A line as calls take it. */
export const sentLine = ({ line: _, ...row }: Listed): RosterLine => row

const none: Record<LineAct, number> = { add: 0, change: 0, same: 0, wrong: 0 }

/** Asks what an import of the lines would do. What was said last stays until the next answer. */
export function usePreview(classId: number, lines: readonly Listed[]) {
  const { data, failed } = useLoad(
    rosterApi.preview,
    lines.length === 0 ? null : { classId, lines: lines.map(sentLine) },
  )
  const [seen, setSeen] = useState<{ data: Answer; lines: readonly Listed[] }>()
  if (data && seen?.data !== data) setSeen({ data, lines })
  const rows: ListedRow[] =
    lines.length === 0 || !seen
      ? []
      : seen.lines.flatMap((line, at) => {
          const said = seen.data.lines[at]
          return said ? [{ ...line, said }] : []
        })
  const counts = { ...none }
  for (const { said } of rows) counts[said.act] += 1
  return {
    ...{ rows, counts, failed },
    besides: seen?.data.besides ?? 0,
    isCurrent: lines.length === 0 || data !== undefined || failed,
  }
}
