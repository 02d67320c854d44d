import { figuresIn } from '#src/features/learning/analysis/web/number-formats.ts'
import { useForeign } from '#src/features/learning/course/web/other-language.tsx'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import type { OwnProgress, OwnQuiz } from '../own-schema.ts'
import { ownText } from './own-text.ts'

const tones: Record<OwnQuiz['state'], Tone> = {
  none: 'neutral',
  hidden: 'neutral',
  marking: 'neutral',
  failed: 'warning',
  passed: 'success',
}

/** The marks that the learner may see; each leads to the quiz with its last result. */
export function OwnMarks({ own: { kind, courseId, quizzes } }: { own: OwnProgress }) {
  const t = useText(ownText)
  const format = useFormat()
  const figures = figuresIn(useLocale())
  const foreign = useForeign()
  return (
    <Panel title={t.marks}>
      <DataTable
        dense
        caption={t.marks}
        rows={quizzes}
        rowKey={({ itemId }) => itemId}
        columns={[
          {
            key: 'quiz',
            header: t.quiz,
            rowHeader: true,
            cell: ({ itemId, name, foreign: isForeign }) => (
              <Link
                prefetch="none"
                to={studyPaths.study(kind, courseId, itemId)}
                lang={foreign(isForeign)}
              >
                {name}
              </Link>
            ),
          },
          {
            key: 'state',
            header: t.state,
            cell: ({ state }) => <Tag tone={tones[state]}>{t.states[state]}</Tag>,
          },
          {
            key: 'mark',
            header: t.mark,
            numeric: true,
            cell: ({ share }) => figures.share(share),
          },
          {
            key: 'attempts',
            header: t.attempts,
            numeric: true,
            cell: ({ attempts }) => (attempts === 0 ? '–' : format.number(attempts)),
          },
        ]}
      />
    </Panel>
  )
}
