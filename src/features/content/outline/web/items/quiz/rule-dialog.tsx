import { useState } from 'react'
import { PartFailed } from '#src/features/content/bank/web/part-failed.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { ItemBodies, QuizDraw } from '../../../records.ts'
import css from '../../content.module.css'
import { drawText } from './draw-text.ts'
import { NumberSetting } from './number-setting.tsx'
import quizCss from './quiz.module.css'
import { RuleFields } from './rule-fields.tsx'
import { settingsText } from './settings-text.ts'
import { type Pools, usePools, withFound } from './use-pools.ts'

const noRule = { folderId: 0, types: [], tags: [], difficulties: [] }

/** Sets the conditions of a draw, and shows at once how many questions match. */
export function RuleDialog({
  draftId,
  body,
  draw,
  onConfirm,
  onClose,
}: {
  draftId: number
  body: ItemBodies['quiz']
  /** A new one has a key that the quiz does not have. */
  draw: QuizDraw
  onConfirm: (body: Pick<ItemBodies['quiz'], 'questions' | 'draws'>) => void
  onClose: () => void
}) {
  const t = useText(drawText)
  const s = useText(settingsText)
  const format = useFormat()
  const [rule, setRule] = useState(draw.rule ?? noRule)
  const [count, setCount] = useState(draw.count)
  const [points, setPoints] = useState(draw.points ?? 1)
  const others = (body.draws ?? []).filter(({ key }) => key !== draw.key)
  const isNew = others.length === (body.draws ?? []).length
  const changed = { ...draw, rule, count, points }
  const draws = isNew
    ? [...others, changed]
    : body.draws!.map((one) => (one.key === draw.key ? changed : one))
  const next = { ...body, draws }
  const pools = usePools(draftId, rule.folderId === 0 ? { ...next, draws: [] } : next)
  const own = pools.data?.find(({ key }) => key === draw.key)
  const confirm = (found: Pools) => {
    const { questions } = withFound(next, found)
    onConfirm({ questions, draws })
  }
  return (
    <Dialog
      open
      title={t.title}
      width={720}
      onClose={onClose}
      footer={
        <>
          <span className={quizCss.plan} role="status">
            {own && t.matching(format.number(own.matching))}
          </span>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabled={!own?.isOpen}
            onClick={() => pools.data && confirm(pools.data)}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <div className={quizCss.picker}>
        <p className={css.muted}>{t.about}</p>
        <div className={quizCss.drawFields}>
          <NumberSetting
            label={s.drawCount}
            from={1}
            to={500}
            value={count}
            error={
              own && own.questions.length < count
                ? t.short(format.number(own.questions.length))
                : undefined
            }
            onChange={setCount}
          />
          <NumberSetting
            label={s.drawPoints}
            from={0}
            to={1000}
            value={points}
            onChange={setPoints}
          />
        </div>
        <RuleFields rule={rule} onChange={setRule} />
        {pools.failed && <PartFailed part="questions" onAgain={pools.retry} />}
        {own && own.questions.length < own.matching && (
          <p className={css.muted}>{t.shared(format.number(own.questions.length))}</p>
        )}
      </div>
    </Dialog>
  )
}
