import type { Ruling } from '#src/shared/can.ts'
import type { MessageChannel, MessageKind } from '#src/shared/message.ts'
import { messageErrors } from '../contract.ts'

/** Messages about the safety of an account always come to the site and by mail. */
export const maySwitch = (kind: MessageKind, channel: MessageChannel): Ruling =>
  kind === 'system' && channel !== 'sms' ? messageErrors.switchFixed : null
