import { createHmac } from 'node:crypto'
import { DeliveryError, type Driver } from './driver.ts'

/**
 * Text messages over an HTTP gateway. POST of JSON { id, to, template, locale, text } with the headers
 * `x-farsail-timestamp` (seconds), `x-farsail-signature` (hex HMAC-SHA256 of `timestamp.body`) and
 * `idempotency-key` (the same at every try). Any 2xx means accepted.
 */
export function smsGatewayDriver(url: string, secret: string): Driver {
  return {
    async deliver(message, signal) {
      const { id, to, template, locale, text } = message
      const body = JSON.stringify({ id, to, template, locale, text })
      const timestamp = String(Math.floor(Date.now() / 1000))
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
        headers: {
          'content-type': 'application/json',
          'x-farsail-timestamp': timestamp,
          'x-farsail-signature': createHmac('sha256', secret)
            .update(`${timestamp}.${body}`)
            .digest('hex'),
          'idempotency-key': `outbox-${id}-${message.createdAt.getTime()}`,
        },
        body,
      }).catch((error: unknown) => {
        throw new DeliveryError(`SMS gateway: ${reason(error)}`, false)
      })
      await response.body?.cancel()
      if (response.ok) return
      const { status } = response
      const lasting = status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)
      throw new DeliveryError(`SMS gateway: HTTP ${status}`, lasting)
    },
    close() {},
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  const cause = error.cause as { code?: string } | undefined
  return cause?.code ?? error.name
}
