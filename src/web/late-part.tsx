import {
  type ComponentType,
  createContext,
  lazy,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useText } from './i18n.tsx'
import { lateText } from './late-text.ts'
import { quietly } from './quietly.ts'
import { Button } from './ui/button.tsx'
import { toast } from './ui/toast-store.ts'

/** What a part can be told of its being there: its closing, and whether it is open. */
interface Closing {
  onClose?: () => void
  open?: boolean
}

/** Forgets the script that did not come; `retry` asks for it once more. */
const Late = createContext({ forget() {}, retry() {} })

/**
 * A part whose script loads when it is first shown, like `lazy`. A script that does not come leaves the page as it is: a
 * part with `onClose` says so and closes, so that its button can be pressed again; another one offers to be tried again.
 */
export function latePart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  // One script for all renderings: a part that waits is begun anew with each of them.
  const begin = () => (Loaded ??= lazy(async () => (await quietly(load())) ?? { default: Missing }))

  return function LatePart(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(begin)
    // A closed part that failed is asked for when it is opened again.
    if (!Part && (props as Closing).open !== false) setPart(begin)
    const forget = () => {
      Loaded = undefined
      setPart(null)
    }
    const retry = () => {
      Loaded = undefined
      setPart(begin)
    }
    return Part && <Late value={{ forget, retry }}>{<Part {...props} />}</Late>
  }
}

function Missing({ onClose }: Closing) {
  const t = useText(lateText)
  const { forget, retry } = use(Late)
  // Once: another rendering brings neither a second message nor a second closing.
  const leave = useEffectEvent(() => {
    if (!onClose) return
    toast.error(t.missing)
    forget()
    onClose()
  })
  useEffect(() => leave(), [])
  if (onClose) return null
  return (
    <p role="status">
      {t.missing}{' '}
      <Button size="small" onClick={retry}>
        {t.retry}
      </Button>
    </p>
  )
}
