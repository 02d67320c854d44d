import { auditPaths } from '#src/features/office/audit/paths.ts'
import { outboxApi, outboxErrors } from '#src/features/office/outbox/contract.ts'
import { Link } from '#src/web/link.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { Facts } from '#src/web/back-office/facts.tsx'
import notes from '#src/web/back-office/notes.module.css'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { outboxText } from './outbox-text.ts'
import css from './outbox.module.css'

export type OutboxItem = AnswerOf<typeof outboxApi.getOutbox>['items'][number]

type Message = AnswerOf<typeof outboxApi.getOutboxMessage>

/** One message with its text, read when it is opened, and sent again where that can help. */
export function OutboxMessage({ messageId, onClose }: { messageId: number; onClose: () => void }) {
  const t = useText(outboxText)
  const locale = useLocale()
  const { act, pending } = useAct()
  const message = useLoad(outboxApi.getOutboxMessage, { messageId })

  const retry = ({ to }: Message) =>
    act(
      outboxApi.retryOutbox,
      { messageId },
      {
        ask: { title: t.retryTitle(to), text: t.retryText, confirm: t.retry },
        said: t.retryDone,
        done: onClose,
      },
    )

  return (
    <Dialog
      open
      onClose={onClose}
      title={message.data ? pick(message.data.name, locale) : t.message}
      width={640}
      footer={
        message.data?.can.retry.may && (
          <Button icon="refresh" pending={pending} onClick={() => void retry(message.data!)}>
            {t.retry}
          </Button>
        )
      }
    >
      <div className={css.dialog} aria-live="polite">
        {message.loading && <p>{t.loading}</p>}
        {message.failed && (
          <p>
            {t.loadFailed}{' '}
            <Button size="small" icon="refresh" onClick={message.retry}>
              {t.loadAgain}
            </Button>
          </p>
        )}
        {message.data && <Content message={message.data} />}
      </div>
    </Dialog>
  )
}

function Content({ message }: { message: Message }) {
  const t = useText(outboxText)
  const locale = useLocale()
  const format = useFormat()
  const { hidden, isOpenSecret, status, expiresAt, can } = message
  const why = can.retry.why
  return (
    <>
      <Facts
        items={[
          { term: t.receiver, value: message.to },
          { term: t.channel, value: t[message.channel] },
          { term: t.status, value: t[status] },
          { term: t.created, value: format.dateTime(message.createdAt) },
          message.sentAt && { term: t.sentAt, value: format.dateTime(message.sentAt) },
          message.attempts > 0 && { term: t.attempts, value: format.number(message.attempts) },
          message.lastError && { term: t.lastError, value: message.lastError },
          expiresAt && { term: t.expires, value: format.dateTime(expiresAt) },
        ].map((fact) => fact || null)}
      />
      <section className={css.dialog} aria-label={t.textOf}>
        <div className={css.text}>
          {message.channel === 'mail' && <strong>{`${message.subject}\n\n`}</strong>}
          {message.text}
        </div>
        {hidden && <p className={notes.note}>{t.hiddenNote}</p>}
        {isOpenSecret && <p className={notes.notice}>{t.keptNote}</p>}
      </section>
      {why && why.id !== outboxErrors.notRetried.id && (
        <p className={notes.note}>
          {t.cannotRetry}
          {locale === 'en-US' ? ': ' : '：'}
          {pick(why, locale)}
        </p>
      )}
      <p className={notes.note}>
        {t.readNote}{' '}
        <Link prefetch="none" to={auditPaths.log({ action: 'outbox.read' })}>
          {t.auditLog}
        </Link>
      </p>
    </>
  )
}
