import type { SavedDraft } from '#src/features/content/draft/web/saved-draft.ts'
import { useSaveStatus } from '#src/features/content/draft/web/use-draft.ts'
import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { editText } from './edit-text.ts'
import css from './edit.module.css'

/** Says whether the server has what was typed. */
export function SaveLine({ draft }: { draft: SavedDraft }) {
  const t = useText(editText)
  const { state } = useSaveStatus(draft)
  const icon = state === 'saved' ? 'check' : state === 'stopped' ? 'warning' : 'refresh'
  return (
    <span className={css.save} role="status" data-state={state}>
      <Icon name={icon} size={16} />
      {t.saves[state]}
    </span>
  )
}
