import type { MessageChannel, MessageKind } from '#src/shared/message.ts'
import { maySwitch } from './rules.ts'

/** A text message costs the school money: only who asks for them gets them. */
const onByDefault: Record<MessageChannel, boolean> = { site: true, mail: true, sms: false }

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
  if (maySwitch(kind, channel) !== null) return true
  const own = switched.find((one) => one.kind === kind && one.channel === channel)
  return own?.enabled ?? onByDefault[channel]
}
