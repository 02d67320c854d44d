import { test } from 'vitest'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld } from '#tests/world.ts'
import { outboxApi, outboxChannels, outboxStates } from './contract.ts'

const { app, newUser } = await openWorld({
  // Nothing listens there.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'school@example.com',
})
const hour = 3_600_000
const secrets = { plain: null, valid: hour, expired: -hour }
const cases = outboxStates.flatMap((status) =>
  outboxChannels.flatMap((channel) =>
    (Object.keys(secrets) as (keyof typeof secrets)[]).map(
      (secret) => [status, channel, secret] as const,
    ),
  ),
)

test.each(cases)('the right to retry a message matches the outcome: %s, %s, %s', async (...one) => {
  const [status, channel, secret] = one
  const admin = await newUser('admin')
  const left = secrets[secret]
  const [row] = await app.kernel.db
    .insert(outboxMessages)
    .values({
      ...{ channel, status, to: 'a@example.com', template: 'account.registerCode' },
      ...{ subject: '验证码', text: '1', locale: 'zh-CN' as const },
      secretUntil: left === null ? null : new Date(Date.now() + left),
    })
    .returning()
  const messageId = row!.id
  const { can } = await admin(outboxApi.getOutboxMessage, { messageId })
  expectAgreement(can.retry, await admin.ask(outboxApi.retryOutbox, { messageId }))
})
