import notes from '#src/web/back-office/notes.module.css'
import { useText } from '#src/web/i18n.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { outboxText } from './outbox-text.ts'
import css from './outbox.module.css'

const settings = { mail: ['SMTP_URL', 'MAIL_FROM'], sms: ['SMS_URL', 'SMS_SECRET'] } as const

/** Which channels can send, and the settings that are missing. */
export function Drivers({ drivers }: { drivers: Record<'mail' | 'sms', boolean> }) {
  const t = useText(outboxText)
  const missing = (['mail', 'sms'] as const).filter((channel) => !drivers[channel])
  return (
    <section className={css.drivers} aria-label={t.drivers}>
      <ul>
        <li>
          <Tag tone={drivers.mail ? 'success' : 'warning'}>
            {drivers.mail ? t.mailOn : t.mailOff}
          </Tag>
        </li>
        <li>
          <Tag tone={drivers.sms ? 'success' : 'warning'}>{drivers.sms ? t.smsOn : t.smsOff}</Tag>
        </li>
      </ul>
      {missing.length > 0 && (
        <p className={notes.note}>
          {t.driverOff} <code>{missing.flatMap((channel) => settings[channel]).join(' ')}</code>
        </p>
      )}
    </section>
  )
}
