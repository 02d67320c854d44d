import type { NewMessage } from '#src/shared/message.ts'
import type { Kernel } from './kernel.ts'

/** People of one transaction: a job that is cut off keeps what it has sent. */
const batch = 200

/** Sends one message to many people, for a job. Its key keeps a repeated run from sending anything twice. */
export async function sendToEach(
  { db, messages }: Pick<Kernel, 'db' | 'messages'>,
  userIds: readonly number[],
  message: Omit<NewMessage, 'userId'> & { key: string },
): Promise<void> {
  for (let at = 0; at < userIds.length; at += batch) {
    await db.transaction(async (tx) => {
      for (const userId of userIds.slice(at, at + batch)) {
        await messages.send(tx, { ...message, userId })
      }
    })
  }
}
