import type { MessageChannel, MessageKind } from '#src/shared/message.ts'

/** A text message costs the school money: only who asks for them gets them. */
const onByDefault: Record<MessageChannel, boolean> = { site: true, mail: true, sms: false }

/** What concerns the safety of an account is not to be missed. */
export const isFixed = (kind: MessageKind, channel: MessageChannel) =>
  kind === 'system' && channel !== 'sms'

interface Switched {
  kind: MessageKind
  channel: MessageChannel
  enabled: boolean
}

/** Whether a kind of message reaches a person by one way; `switched` is what he chose himself. */
export function isOn(
  kind: MessageKind,
  channel: MessageChannel,
  switched: readonly Switched[],
): boolean {
  if (isFixed(kind, channel)) return true
  const own = switched.find((one) => one.kind === kind && one.channel === channel)
  return own?.enabled ?? onByDefault[channel]
}
