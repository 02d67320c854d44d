import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { dialogText } from './dialog-text.ts'
import css from './dialogs.module.css'

/** The keys of the outline. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText(dialogText)
  const keys: [keyof typeof t.keys, string][] = [
    ['arrows', '↑ ↓ ← →'],
    ['alt', 'Alt ↑ ↓ ← →'],
    ['enter', 'Enter, F2'],
    ['add', 'Ctrl Enter'],
    ['inside', 'Ctrl Shift Enter'],
    ['space', '␣'],
    ['all', 'Ctrl A'],
    ['copy', 'Ctrl D'],
    ['move', 'M'],
    ['delete', 'Delete'],
    ['undo', 'Ctrl Z'],
    ['redo', 'Ctrl Y'],
    ['paste', 'Ctrl V'],
  ]
  return (
    <Dialog open title={t.keysTitle} onClose={onClose}>
      <dl className={css.keys}>
        {keys.map(([name, shown]) => (
          <div key={name}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{t.keys[name]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
