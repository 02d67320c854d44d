import { useSyncExternalStore } from 'react'

const query = '(width < 768px)'

/** Whether the screen is that of a phone; the server takes a wide one. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
