import { useRef } from 'react'
import { kindByName } from '#src/shared/file-kind.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { fileText } from '#src/web/ui/file-text.ts'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { filePaths } from '#src/features/content/file/paths.ts'
import { transfers } from './begin-transfers.ts'
import type { Phase, Transfer } from './file-item.ts'
import { openKept } from './open-kept.ts'
import { transfersText } from './transfers-text.ts'
import css from './transfers.module.css'

const moving = new Set<Phase>(['sending', 'cut', 'paused', 'wanted'])
const pausable = new Set<Phase>(['sending', 'cut', 'queued'])

/** One upload: its state in words and figures, and what can be done with it. */
export function TransferRow({ transfer }: { transfer: Transfer }) {
  const { uid, name, size, sent, phase, response } = transfer
  const t = useText(transfersText)
  const f = useText(fileText)
  const words = useWords(transfer)
  const hasFailed = phase === 'failed' || hasFailedWorks(transfer)
  return (
    <li className={cx(css.row, hasFailed ? css.failed : phase === 'done' && css.done)}>
      <Icon name={iconOf(transfer)} />
      <div className={css.about}>
        {response ? (
          <Link to={filePaths.file(response.userFileId)} className={css.name}>
            {name}
          </Link>
        ) : (
          <span className={css.name}>{name}</span>
        )}
        {moving.has(phase) && sent > 0 && (
          <Progress
            value={size === 0 ? 0 : sent / size}
            label={f.fileUploading(name)}
            labelHidden
          />
        )}
        <span className={css.words} role={hasFailed ? 'alert' : undefined}>
          {words.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </div>
      {phase === 'wanted' && <ChooseAgain transfer={transfer} />}
      {pausable.has(phase) && (
        <IconButton
          icon="pause"
          size="small"
          label={t.pauseNamed(name)}
          onClick={() => transfers.pause(uid)}
        />
      )}
      {phase === 'paused' && (
        <IconButton
          icon="play"
          size="small"
          label={t.resumeNamed(name)}
          onClick={() => transfers.resume(uid)}
        />
      )}
      {/* An empty file stays empty. */}
      {phase === 'failed' && size > 0 && (
        <Button size="small" aria-label={f.retryNamed(name)} onClick={() => transfers.resume(uid)}>
          {f.retry}
        </Button>
      )}
      {phase !== 'checking' && phase !== 'unscanned' && <Remove transfer={transfer} />}
    </li>
  )
}

/** Takes an upload off the list. One that has not ended asks first, because its bytes are deleted. */
function Remove({ transfer: { uid, name, phase } }: { transfer: Transfer }) {
  const t = useText(transfersText)
  const f = useText(fileText)
  const hasEnded = phase === 'done' || phase === 'failed'
  async function remove() {
    const isSure =
      hasEnded ||
      (await confirmDialog({
        ...{ title: t.cancelTitle(name), text: t.cancelText, danger: true },
        ...{ confirm: t.cancel, cancel: t.keep },
      }))
    if (isSure && (await transfers.remove(uid)) && !hasEnded) toast.info(f.uploadCancelled)
  }
  return (
    <IconButton
      icon="close"
      size="small"
      label={hasEnded ? t.removeNamed(name) : f.cancelNamed(name)}
      onClick={() => void remove()}
    />
  )
}

/** Asks for a file that the browser has lost with a reload. */
function ChooseAgain({ transfer: { uid, name, size, uploadId } }: { transfer: Transfer }) {
  const t = useText(transfersText)
  const input = useRef<HTMLInputElement>(null)
  function take(file: File | undefined) {
    if (file && file.size !== size) toast.error(t.otherFile(name))
    else if (file) transfers.resume(uid, file)
  }
  async function choose() {
    const kept = await openKept(uploadId)
    if (kept) take(kept)
    else input.current?.click()
  }
  return (
    <>
      <Button size="small" aria-label={t.chooseNamed(name)} onClick={() => void choose()}>
        {t.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.chooseNamed(name)}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** The state in parts, of which a narrow row shows the first ones. */
function useWords(transfer: Transfer): string[] {
  const t = useText(transfersText)
  const format = useFormat()
  const { phase, error, size, sent, speed, processing } = transfer
  if (phase === 'failed') return [error ?? '']
  if (hasFailedWorks(transfer)) return [t.processingFailed]
  if (phase === 'done' && typeof processing === 'number') {
    return [t.processing(format.percent(processing / 100))]
  }
  if (phase === 'done' || phase === 'queued') return [t.phases[phase], fileSize(size)]
  const amount = t.amount(fileSize(sent), fileSize(size))
  if (phase !== 'sending')
    return sent > 0 && sent < size ? [t.phases[phase], amount] : [t.phases[phase]]
  if (!speed) return [amount]
  const seconds = (size - sent) / speed
  return [t.left(timeWords(t, seconds)), t.perSecond(fileSize(speed)), amount]
}

function timeWords(t: typeof transfersText.zh, seconds: number): string {
  if (seconds < 55) return t.seconds(Math.max(5, Math.ceil(seconds / 5) * 5))
  return seconds < 3300 ? t.minutes(Math.round(seconds / 60)) : t.hours(Math.round(seconds / 3600))
}

const icons: Partial<Record<NonNullable<ReturnType<typeof kindByName>>, IconName>> = {
  film: 'video',
  picture: 'image',
}

/** Whether the file has arrived and its processing has failed; its page says why. */
const hasFailedWorks = ({ phase, processing }: Transfer) =>
  phase === 'done' && processing === 'failed'

function iconOf(transfer: Transfer): IconName {
  const { phase, name } = transfer
  if (phase === 'failed' || hasFailedWorks(transfer)) return 'error'
  if (phase === 'done') return 'check-circle'
  return icons[kindByName(name) ?? 'other'] ?? 'file'
}
