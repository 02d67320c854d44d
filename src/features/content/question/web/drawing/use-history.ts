import { useState } from 'react'

const most = 100

/** Undo and redo over a controlled value: each change that goes through `change` can be taken back. */
export function useHistory<V>(value: V, onChange: (next: V) => void) {
  const [past, setPast] = useState<readonly V[]>([])
  const [future, setFuture] = useState<readonly V[]>([])
  return {
    change(next: V) {
      setPast([...past, value].slice(-most))
      setFuture([])
      onChange(next)
    },
    undo:
      past.length === 0
        ? undefined
        : () => {
            setPast(past.slice(0, -1))
            setFuture([value, ...future])
            onChange(past.at(-1)!)
          },
    redo:
      future.length === 0
        ? undefined
        : () => {
            setPast([...past, value])
            setFuture(future.slice(1))
            onChange(future[0]!)
          },
  }
}
