import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { type GivenSet, repairApi } from '../contract.ts'
import css from './repair.module.css'
import { missesText } from './repair-text.ts'

/** The newest practice sets of a course, and how many learners are done. */
export function GivenSets({ list }: { list: AnswerOf<typeof repairApi.getSets> }) {
  const t = useText(missesText)
  const format = useFormat()
  const { act, pending } = useAct()
  const withdraw = ({ setId, title }: GivenSet) =>
    act(
      repairApi.withdraw,
      { setId },
      {
        said: t.withdrawn,
        ask: {
          ...{ title: t.withdrawTitle(title), text: t.withdrawText, danger: true },
          ...{ confirm: t.withdraw, cancel: t.cancel },
        },
      },
    )
  return (
    <Panel title={t.sets}>
      {list.items.length === 0 ? (
        <p className={css.muted}>{t.noSets}</p>
      ) : (
        <DataTable
          caption={t.sets}
          rows={list.items}
          rowKey={({ setId }) => setId}
          columns={[
            {
              key: 'set',
              header: t.set,
              rowHeader: true,
              cell: ({ title, by, givenAt }) => (
                <>
                  {title}
                  <div className={css.muted}>
                    <TimeAgo value={givenAt}>{(time) => t.by(by ?? t.someone, time)}</TimeAgo>
                  </div>
                </>
              ),
            },
            {
              key: 'questions',
              header: t.questions,
              numeric: true,
              cell: ({ questions }) => format.number(questions),
            },
            {
              key: 'done',
              header: t.done,
              numeric: true,
              cell: ({ done, learners }) => t.of(format.number(done), format.number(learners)),
            },
            {
              key: 'until',
              header: t.until,
              cell: ({ dueOn }) => (dueOn ? format.date(dueOn) : '–'),
            },
            {
              key: 'acts',
              header: t.acts,
              cell: (row) => (
                <Button
                  size="small"
                  variant="quiet"
                  disabled={pending}
                  onClick={() => void withdraw(row)}
                >
                  {t.withdraw}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Panel>
  )
}
