import { bankApi } from '#src/features/content/bank/contract.ts'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { DrawRule, SetQuestion } from '../../../records.ts'
import css from '../../content.module.css'
import { drawText } from './draw-text.ts'
import quizCss from './quiz.module.css'
import type { Pools } from './use-pools.ts'

/** The conditions of a draw, and whether the bank has other questions for it now. */
export function DrawRuleLine({
  rule,
  found,
  pool,
  onRenew,
  onFix,
}: {
  rule: DrawRule
  /** The questions that the rule finds now; undefined while they are read. */
  found: Pools[number] | undefined
  pool: readonly SetQuestion[]
  onRenew: () => void
  /** Makes the present pool a fixed one. */
  onFix: () => void
}) {
  const t = useText(drawText)
  const types = useText(typeText)
  const format = useFormat()
  const folders = useLoad(bankApi.getFolders, {})
  const { tags } = rule
  const tagNames = useLoad(
    bankApi.getTags,
    tags.length > 0 && found?.isOpen ? { folder: rule.folderId } : null,
  )
  const all = [...(folders.data?.mine ?? []), ...(folders.data?.shared ?? [])]
  const folder = all.find(({ folderId }) => folderId === rule.folderId)
  const conditions = [
    folders.data ? (folder ? t.from(folder.name) : t.hiddenFolder) : t.reading,
    ...rule.difficulties.map((one) => types.difficulties[one]),
    ...rule.types.map((one) => types.names[one]),
    ...(tagNames.data ?? []).filter(({ tagId }) => tags.includes(tagId)).map(({ name }) => name),
  ]
  const now = new Set(found?.questions.map(({ versionId }) => versionId))
  const isSame = pool.length === now.size && pool.every(({ versionId }) => now.has(versionId))
  return (
    <div className={quizCss.rule}>
      <span className={css.facts}>
        {conditions.map((one, at) => (
          <Tag key={`${at} ${one}`}>{one}</Tag>
        ))}
      </span>
      {found && !found.isOpen && (
        <p className={css.muted}>
          {t.closed}{' '}
          <Button size="small" variant="quiet" onClick={onFix}>
            {t.fix}
          </Button>
        </p>
      )}
      {found?.isOpen && !isSame && (
        <p className={css.muted} role="status">
          {t.newer(format.number(now.size))}{' '}
          <Button size="small" variant="quiet" icon="refresh" onClick={onRenew}>
            {t.renew}
          </Button>
        </p>
      )}
    </div>
  )
}
