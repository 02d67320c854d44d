import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { Gradebook } from '../contract.ts'
import { gradebookText } from './gradebook-text.ts'
import css from './gradebook.module.css'
import type { Clash, MarkStore, Row } from './mark-store.ts'
import { showCode } from './typed-value.ts'
import { wordsText } from './words-text.ts'

/** Changes that met those of another person: both values, and a decision about each. */
export function ClashDialog({
  clashes,
  store,
  book,
  rowOf,
}: {
  clashes: readonly Clash[]
  store: MarkStore
  book: Gradebook
  rowOf: (userId: number) => Row | undefined
}) {
  const t = useText(gradebookText)
  const names = useText(wordsText)
  const say = (code: string) => showCode(code, names) || t.empty
  const keepAll = () => {
    for (const one of clashes) store.decide(one, 'theirs')
  }
  return (
    <Dialog open title={t.clashTitle} onClose={keepAll} dismissable={false}>
      <p>{t.clashText}</p>
      <ul className={css.clashes}>
        {clashes.map((one) => (
          <li key={`${one.columnId}:${one.userId}`}>
            <strong>
              {t.clash(
                rowOf(one.userId)?.student.name ?? '',
                book.columns.find(({ columnId }) => columnId === one.columnId)?.name ?? '',
              )}
            </strong>
            <span>{t.theirs(one.by || t.someone, say(one.now))}</span>
            <span>{t.mine(say(one.mine))}</span>
            <span className={css.acts}>
              <Button size="small" onClick={() => store.decide(one, 'theirs')}>
                {t.keepTheirs}
              </Button>
              <Button size="small" onClick={() => store.decide(one, 'mine')}>
                {t.useMine}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
