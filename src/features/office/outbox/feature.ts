import { feature } from '#src/server/feature.ts'
import { outboxApi } from './contract.ts'
import { outboxActs } from './server/acts-text.ts'
import { getOutboxMessage } from './server/get-outbox-message.ts'
import { getOutbox } from './server/get-outbox.ts'
import { outboxRules } from './server/rules-text.ts'
import { retryOutbox } from './server/retry-outbox.ts'

/** Mail and text messages that the site sent. */
export const outboxFeature = feature({
  name: 'office/outbox',
  title: { zh: '发件箱', en: 'Outbox' },
  calls: [
    [outboxApi.getOutbox, getOutbox],
    [outboxApi.getOutboxMessage, getOutboxMessage],
    [outboxApi.retryOutbox, retryOutbox],
  ],
  audit: outboxActs,
  rules: outboxRules,
})
