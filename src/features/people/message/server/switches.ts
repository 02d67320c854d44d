import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import { messageChannels, messageKinds } from '#src/shared/message.ts'
import type { messageApi } from '../contract.ts'
import { messageSwitches } from '../tables.ts'
import { findRecipient } from './recipient.ts'
import { maySwitch } from './rules.ts'

/** Returns the viewer's switches for all kinds and channels, with the masked contacts. */
export async function getSwitches({ db, viewer }: Call<typeof messageApi.getSwitches>) {
  const recipient = await findRecipient(db, viewer.id)
  return {
    switches: messageKinds.flatMap((kind) =>
      messageChannels.map((channel) => ({
        kind,
        channel,
        enabled: recipient?.on(kind, channel) ?? false,
        can: { change: canOf(maySwitch(kind, channel)) },
      })),
    ),
    email: recipient?.email ? maskEmail(recipient.email) : null,
    phone: recipient?.phone ? maskPhone(recipient.phone) : null,
  }
}

/** Switches a kind on or off for a channel. The contact need not be bound yet. */
export async function updateSwitch({ db, viewer, input }: Call<typeof messageApi.updateSwitch>) {
  const { kind, channel, enabled } = input
  must(maySwitch(kind, channel))
  await db
    .insert(messageSwitches)
    .values({ userId: viewer.id, kind, channel, enabled })
    .onConflictDoUpdate({
      target: [messageSwitches.userId, messageSwitches.kind, messageSwitches.channel],
      set: { enabled },
    })
  return {}
}

/** li@example.com → l***@example.com. */
const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/, '$1***')
/** 13812345678 → 138****5678. */
const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`
