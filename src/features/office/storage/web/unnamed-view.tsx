import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import notes from '#src/web/back-office/notes.module.css'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { storageApi, type Unnamed } from '../contract.ts'
import css from './storage.module.css'
import { storageText } from './storage-text.ts'

/** The stored bytes that no file names: counted where an administrator asks, and deleted after that. */
export function UnnamedView({ graceDays }: { graceDays: number }) {
  const t = useText(storageText)
  const format = useFormat()
  const [asked, setAsked] = useState(false)
  const { data, loading, failed, retry, set } = useLoad(storageApi.findUnnamed, asked ? {} : null)
  return (
    <section className={css.unnamed} aria-labelledby="unnamed">
      <h3 id="unnamed">{t.unnamed}</h3>
      <p className={notes.note}>{t.unnamedLead(format.number(graceDays))}</p>
      <div aria-live="polite">
        {loading && <p>{t.finding}</p>}
        {failed && <p>{t.findFailed}</p>}
        {data && <Found found={data} onDone={set} />}
      </div>
      {!(data && data.count > 0) && (
        <Button
          size="small"
          icon="search"
          pending={loading}
          onClick={() => (asked ? retry() : setAsked(true))}
        >
          {asked ? t.findAgain : t.find}
        </Button>
      )}
    </section>
  )
}

function Found({ found, onDone }: { found: Unnamed; onDone: (left: Unnamed) => void }) {
  const t = useText(storageText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { count, bytes, seen, largest } = found
  if (count === 0) {
    return <p>{t.none(format.number(seen))}</p>
  }
  const remove = () =>
    act(
      storageApi.deleteUnnamed,
      {},
      {
        ask: {
          title: t.removeTitle(format.number(count)),
          text: t.removeText(fileSize(bytes)),
          ...{ confirm: t.remove, danger: true },
        },
        verb: 'delete',
        said: t.removed,
        done: () => onDone({ ...found, count: 0, bytes: 0, largest: [], seen: seen - count }),
      },
    )
  return (
    <>
      <p>
        <strong>{t.found(format.number(count), fileSize(bytes), format.number(seen))}</strong>
      </p>
      <details className={css.largest}>
        <summary>{t.largest}</summary>
        <ul>
          {largest.map(({ key, size, changedAt }) => (
            <li key={key}>
              <code>{key}</code> {fileSize(size)} · {format.dateTime(changedAt)}
            </li>
          ))}
        </ul>
      </details>
      <Button size="small" icon="trash" pending={pending} onClick={() => void remove()}>
        {t.remove}
      </Button>
    </>
  )
}
