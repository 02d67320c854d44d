import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './draft.module.css'
import type { SavedDraft } from './saved-draft.ts'
import { saveText } from './save-text.ts'
import { useConflicts, useSaveStatus } from './use-draft.ts'

const icons = {
  saved: 'check',
  saving: 'refresh',
  kept: 'warning',
  offline: 'warning',
  stopped: 'error',
} as const

/**
 * Says whether what was typed is on the server, or on this device only. Its width stays, so that nothing beside it
 * moves; it is read aloud where a save fails and where it works again, not at each save.
 */
export function SaveState({ draft }: { draft: SavedDraft }) {
  const t = useText(saveText)
  const format = useFormat()
  const { state, unsent, isOnDevice, error } = useSaveStatus(draft)
  const choices = useConflicts(draft).length
  const isLate = state === 'kept' || state === 'offline'
  const said = !isOnDevice && state !== 'saved' ? t.notKept : t[state]
  const isTrouble = isLate || state === 'stopped'
  return (
    <span className={css.save} data-state={!isOnDevice && state !== 'saved' ? 'stopped' : state}>
      <span className={css.said} title={isLate ? t.hint(format.number(unsent)) : error?.message}>
        <Icon name={icons[state]} size={16} />
        {said}
      </span>
      {isLate && (
        <Button size="small" variant="quiet" onClick={() => void draft.flush()}>
          {t.retry}
        </Button>
      )}
      {choices > 0 && (
        <a className={css.choices} href={`#${conflictsId}`}>
          {t.conflicts(format.number(choices))}
        </a>
      )}
      <output className="visually-hidden">{isTrouble ? said : ''}</output>
    </span>
  )
}

/** The id of the list of conflicts, to which the state leads. */
export const conflictsId = 'conflicts'
