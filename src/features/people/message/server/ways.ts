import type { MessageChannel, MessageKind } from '#src/shared/message.ts'
import { maySwitch } from './rules.ts'

/** Text messages are off by default, because the school pays for each. */
const onByDefault: Record<MessageChannel, boolean> = { site: true, mail: true, sms: false }

interface Switched {
  kind: MessageKind
  channel: MessageChannel
  enabled: boolean
}

/** Whether a kind of message is on for a channel; `switched` holds the person's own choices. */
export function isOn(
  kind: MessageKind,
  channel: MessageChannel,
  switched: readonly Switched[],
): boolean {
  if (maySwitch(kind, channel) !== null) return true
  const own = switched.find((one) => one.kind === kind && one.channel === channel)
  return own?.enabled ?? onByDefault[channel]
}
