import { createTransport } from 'nodemailer'
import { DeliveryError, type Driver } from './driver.ts'
import type { OutboxRow } from './tables.ts'

/**
 * Sends mail over SMTP.
 * @param url smtp(s)://user:password@host:port
 * @param html makes the HTML of a mail that has none of its own
 */
export function smtpDriver(url: string, from: string, html: (row: OutboxRow) => string): Driver {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    async deliver(message) {
      try {
        await transport.sendMail({
          from,
          // As an object: a string would be parsed as a list, and one address could smuggle in others.
          to: { name: '', address: message.to },
          subject: message.subject,
          text: message.text,
          html: message.html ?? html(message),
          // The same at every try, so that a mailbox can recognise a double.
          messageId: `<outbox-${message.id}-${message.createdAt.getTime()}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.locale },
        })
      } catch (error) {
        throw describe(error)
      }
    },
    close: () => transport.close(),
  }
}

/** The server's own text is left out, because it may quote the message. */
function describe(error: unknown): DeliveryError {
  const { code, responseCode, command } = error as {
    code?: string
    responseCode?: number
    command?: string
  }
  const parts = ['SMTP', code, responseCode, command].filter((part) => part !== undefined)
  const lasting = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return new DeliveryError(parts.join(' '), lasting)
}
