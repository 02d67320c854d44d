import type { KeptFrame } from './frame-store.ts'

/** sending: on its way; kept: on this device until the line is back; else why the server will not take it. */
export type FrameState = 'sending' | 'kept' | { refused: string }

interface World {
  /** Frames that are on the device, of other windows too. */
  all(): Promise<KeptFrame[]>
  remove(key: string): Promise<void>
  /** Runs while no other window sends. */
  alone(run: () => Promise<void>): Promise<void>
  send(frame: KeptFrame, cut: (isCut: boolean) => void): Promise<void>
  /** @returns why the server will never take it; undefined where a later try may succeed */
  refusalOf(error: unknown): string | undefined
  /** @param state undefined once the server has the frame */
  changed(frame: KeptFrame, state: FrameState | undefined): void
  isEnded(): boolean
}

/** Sends the frames that are on this device, one after the other. */
export function createFrameQueue(world: World) {
  const refused = new Set<string>()
  let running: Promise<void> | undefined
  let again = false

  async function run(): Promise<void> {
    for (;;) {
      const frames = await world.all()
      const next = frames.find(({ key }) => !refused.has(key))
      if (!next || world.isEnded()) return
      world.changed(next, 'sending')
      try {
        await world.send(next, (isCut) => world.changed(next, isCut ? 'kept' : 'sending'))
      } catch (error) {
        if (world.isEnded()) return
        const words = world.refusalOf(error)
        if (words === undefined) return world.changed(next, 'kept')
        refused.add(next.key)
        world.changed(next, { refused: words })
        continue
      }
      await world.remove(next.key)
      world.changed(next, undefined)
    }
  }

  return {
    /** Sends what is there; called again while it sends, it looks once more. */
    async flush(): Promise<void> {
      again = true
      running ??= (async () => {
        while (again) {
          again = false
          await world.alone(run)
        }
      })().finally(() => (running = undefined))
      await running
    },
  }
}
