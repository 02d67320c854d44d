import { useState } from 'react'
import type { Shape } from '../../annotation.ts'

interface Op {
  added: readonly Shape[]
  removed: readonly Shape[]
}

const most = 100

/**
 * Changes of a page that can be taken back: by what was added and erased, so that what a colleague has drawn meanwhile
 * stays.
 * @param latest the shapes of this moment
 */
export function useOps(latest: () => readonly Shape[], onShapes: (shapes: Shape[]) => void) {
  const [past, setPast] = useState<readonly Op[]>([])
  const [future, setFuture] = useState<readonly Op[]>([])
  const apply = ({ added, removed }: Op) => {
    const out = new Set([...removed, ...added].map(({ id }) => id))
    onShapes([...latest().filter(({ id }) => !out.has(id)), ...added])
  }
  return {
    change(op: Partial<Op>) {
      const whole = { added: op.added ?? [], removed: op.removed ?? [] }
      setPast((before) => [...before, whole].slice(-most))
      setFuture([])
      apply(whole)
    },
    undo:
      past.length === 0
        ? undefined
        : () => {
            const last = past.at(-1)!
            setPast(past.slice(0, -1))
            setFuture([last, ...future])
            apply({ added: last.removed, removed: last.added })
          },
    redo:
      future.length === 0
        ? undefined
        : () => {
            setPast([...past, future[0]!])
            setFuture(future.slice(1))
            apply(future[0]!)
          },
  }
}
