import { useEffect, useRef, useState } from 'react'
import { quietly } from '#src/web/quietly.ts'
import type { FrameState } from './frame-queue.ts'

type Device = ReturnType<(typeof import('./frame-device.ts'))['openFrameDevice']>

/**
 * Keeps frames of films on this device, and sends them. Its script loads after the page, before a note is begun.
 * @returns their looks by key, the states of those that are on their way by the key of their note, and what keeps or
 * forgets them
 */
export function useFrames(personId: number | undefined) {
  const [looks, setLooks] = useState<ReadonlyMap<string, string>>(new Map())
  const [states, setStates] = useState<ReadonlyMap<string, FrameState>>(new Map())
  const device = useRef<Promise<Device | undefined>>(undefined)
  useEffect(() => {
    if (personId === undefined) return
    const stop = new AbortController()
    const { signal } = stop
    const open = async () => {
      const part = await quietly(import('./frame-device.ts'))
      return part?.openFrameDevice({
        ...{ personId, signal },
        shown: (key, url) => setLooks((before) => new Map(before).set(key, url)),
        changed: (note, state) =>
          setStates((before) => {
            const after = new Map(before)
            if (state === undefined) after.delete(note)
            else after.set(note, state)
            return after
          }),
      })
    }
    device.current = open()
    const begin = async () => (await device.current)?.begin()
    void begin()
    return () => stop.abort()
  }, [personId])
  return {
    looks,
    states,
    keep: async (...given: Parameters<Device['keep']>) => (await device.current)?.keep(...given),
    forget: (note: string) => void device.current?.then((there) => there?.forget(note)),
  }
}
