import { useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import css from './course-page.module.css'
import { pagesText } from './pages-text.ts'

/** The keys of the working screen, with the switch for those of one letter or sign. */
export function KeysHelp({ keys }: { keys: { on: boolean; setOn: (on: boolean) => void } }) {
  const t = useText(pagesText)
  const rows: [string[], string][] = [
    [['J', 'K', '↓', '↑'], t.keyNext],
    [['R'], t.keyReply],
    [['Ctrl+Enter'], t.keySend],
    [['Esc'], t.keyLeave],
    [['/'], t.keySearch],
  ]
  return (
    <details className={css.keys} open>
      <summary>{t.keys}</summary>
      <dl>
        {rows.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={t.keysOn} checked={keys.on} onChange={keys.setOn} />
    </details>
  )
}
