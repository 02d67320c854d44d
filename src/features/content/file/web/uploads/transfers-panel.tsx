import { useEffect, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { useTransfers, transfers } from './begin-transfers.ts'
import type { Transfer } from './file-item.ts'
import { restoreTransfers } from './restore-transfers.ts'
import { inOrder } from './transfer-order.ts'
import { TransferRow } from './transfer-row.tsx'
import { transfersText } from './transfers-text.ts'
import css from './transfers.module.css'

const isWanted = ({ phase }: Transfer) => phase === 'wanted'
/** While there is one of these, failures are not the first thing to say. */
const before: ReadonlySet<Transfer['phase']> = new Set(['wanted', 'sending', 'cut', 'queued'])
const isPhone = () => matchMedia('(width < 768px)').matches

/** The uploads of a person, at the edge of every page: a list that folds, and on a phone begins as one line. */
export function TransfersPanel() {
  const t = useText(transfersText)
  const list = useTransfers()
  // What waits for the person is not folded into one line.
  const waits = list.filter(({ phase }) => phase === 'wanted' || phase === 'failed')
  const [choice, setFolded] = useState<boolean>()
  const isFolded = choice ?? (isPhone() && waits.length === 0)
  useEffect(() => void quietly(restoreTransfers()), [])
  const words = useSummary(list)
  if (list.length === 0) return null
  const sent = list.reduce((sum, one) => sum + one.sent, 0)
  const size = list.reduce((sum, one) => sum + one.size, 0)
  const failed = list.filter(({ phase }) => phase === 'failed')
  const isTrouble = failed.length > 0 && !list.some(({ phase }) => before.has(phase))
  const hasEnded = list.some(
    ({ phase, processing }) => phase === 'done' && processing === undefined,
  )
  return (
    <section
      className={cx(css.panel, isTrouble && css.trouble)}
      aria-label={t.title}
      data-uploads={isFolded ? 'folded' : 'open'}
    >
      <div className={css.head}>
        <Icon name={isTrouble ? 'error' : 'upload'} size={20} />
        <p className={cx(css.summary, waits.some(isWanted) && css.wanted)}>{words}</p>
        <IconButton
          icon={isFolded ? 'chevron-up' : 'chevron-down'}
          size="small"
          label={isFolded ? t.unfold : t.fold}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        />
      </div>
      <div className={css.whole} aria-hidden="true">
        <span style={{ inlineSize: `${size === 0 ? 0 : (sent / size) * 100}%` }} />
      </div>
      <Ends list={list} />
      {!isFolded && (
        <>
          <ul className={css.list}>
            {inOrder(list).map((one) => (
              <TransferRow key={one.uid} transfer={one} />
            ))}
          </ul>
          {(hasEnded || failed.length > 1) && (
            <div className={css.foot}>
              {failed.length > 1 && (
                <Button
                  variant="quiet"
                  size="small"
                  icon="refresh"
                  onClick={() => failed.forEach(({ uid }) => transfers.resume(uid))}
                >
                  {t.retryAll}
                </Button>
              )}
              {hasEnded && (
                <Button variant="quiet" size="small" onClick={() => transfers.clear()}>
                  {t.clear}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** Reads aloud what has ended; the moving figures would never be silent. */
function Ends({ list }: { list: readonly Transfer[] }) {
  const t = useText(transfersText)
  const format = useFormat()
  const count = (phase: Transfer['phase']) => list.filter((one) => one.phase === phase).length
  const [arrived, failed] = [count('done'), count('failed')]
  const ends = [
    arrived > 0 && t.arrived(format.number(arrived)),
    failed > 0 && t.failed(format.number(failed)),
  ]
  return (
    <p className="visually-hidden" role="status">
      {ends.filter(Boolean).join(t.comma)}
    </p>
  )
}

/** Returns what is most important about all uploads, in one line. */
function useSummary(list: readonly Transfer[]): string {
  const t = useText(transfersText)
  const format = useFormat()
  const of = (...phases: Transfer['phase'][]) => list.filter(({ phase }) => phases.includes(phase))
  const n = (some: readonly Transfer[]) => format.number(some.length)
  const moving = of('sending', 'cut', 'queued')
  const isCut = moving.length > 0 && of('sending').length === 0 && of('cut').length > 0
  const [sent, size] = [0, 0].map((_, at) =>
    moving.reduce((sum, one) => sum + (at === 0 ? one.sent : one.size), 0),
  )
  const choices: [readonly Transfer[], (some: readonly Transfer[]) => string][] = [
    [of('wanted'), (some) => t.wanted(n(some))],
    [isCut ? moving : [], () => t.phases.cut],
    [moving, (some) => t.uploading(n(some), format.percent(sent! / Math.max(1, size!)))],
    [of('failed'), (some) => t.failed(n(some))],
    [of('paused'), (some) => t.paused(n(some))],
    [of('checking', 'unscanned'), (some) => t.checking(n(some))],
  ]
  const [some, words] = choices.find(([found]) => found.length > 0) ?? [
    of('done'),
    (found: readonly Transfer[]) => t.arrived(n(found)),
  ]
  return words(some)
}
