import { useState } from 'react'
import { accountPaths } from '#src/features/people/account/paths.ts'
import { useAddress } from '#src/web/address.ts'
import { useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { useViewer } from '#src/web/root-data.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { FavouriteKindName } from '../kinds.ts'
import { buttonText } from './button-text.ts'
import type { HeartSender, Press } from './heart-sender.tsx'
import css from './favourite-button.module.css'

// The sender loads with the first press, because lists of courses show many hearts that nobody presses.
const loadSender = () => quietly(import('./heart-sender.tsx'))

export interface Thing {
  kind: FavouriteKindName
  thingId: number
  /** Whether it is a favourite; null where nothing has been read of the reader. */
  collected: boolean | null
}

/** The heart on the page of a thing. It leads a visitor to the sign-in and back to the page. */
export function FavouriteButton({ className, ...thing }: Thing & { className?: string }) {
  const t = useText(buttonText)
  const viewer = useViewer()
  const { pathname, search } = useAddress()
  if (!viewer?.hasRole) {
    const to = viewer ? accountPaths.role : accountPaths.login
    return (
      <ButtonLink size="large" icon="heart" className={className} to={to(pathname + search)}>
        {t.favourite}
      </ButtonLink>
    )
  }
  return <Heart key={`${thing.kind} ${thing.thingId}`} thing={thing} className={className} />
}

function Heart({ thing, className }: { thing: Thing; className: string | undefined }) {
  const t = useText(buttonText)
  const { isCollected, toggle, sender } = useHeart(thing)
  return (
    <>
      <Button
        size="large"
        icon="heart"
        aria-pressed={isCollected}
        className={className ? `${css.heart} ${className}` : css.heart}
        onClick={toggle}
      >
        {t.favourite}
      </Button>
      {sender}
    </>
  )
}

/** Shows the new state at once. A refusal brings back what the server has. @param onChange told of both */
export function useHeart(
  { kind, thingId, collected }: Thing,
  onChange?: (isCollected: boolean) => void,
) {
  const [press, setPress] = useState<Press>()
  const [Sender, setSender] = useState<typeof HeartSender>()
  const t = useText(buttonText)
  const isCollected = press?.wanted ?? collected ?? false
  async function toggle() {
    const wanted = !isCollected
    setPress({ wanted, count: (press?.count ?? 0) + 1 })
    onChange?.(wanted)
    if (Sender) return
    const loaded = await loadSender()
    if (loaded) return setSender(() => loaded.HeartSender)
    setPress(undefined)
    onChange?.(!wanted)
    toast.error(t.offline)
  }
  return {
    isCollected,
    toggle: () => void toggle(),
    sender: press && Sender && (
      <Sender
        {...{ kind, thingId, press }}
        onRefused={({ wanted, count }) => {
          // A later press has a sending of its own.
          setPress((now) => (now?.count === count ? { wanted: !wanted, count } : now))
          onChange?.(!wanted)
        }}
      />
    ),
  }
}
