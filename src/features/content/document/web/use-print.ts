import { type RefObject, useEffect, useState } from 'react'
import { quietly } from '#src/web/quietly.ts'

/** Prints the document once all of its pictures have come. `whole` is set while they are fetched. */
export function usePrint(scroller: RefObject<HTMLElement | null>) {
  const [whole, setWhole] = useState(false)
  useEffect(() => {
    if (!whole) return
    let gone = false
    const print = async () => {
      const pictures = [...(scroller.current?.querySelectorAll('img') ?? [])]
      await Promise.all(pictures.map((one) => quietly(one.decode())))
      if (gone) return
      window.print()
      setWhole(false)
    }
    void print()
    return () => {
      gone = true
    }
  }, [whole, scroller])
  return { whole, print: () => setWhole(true) }
}
