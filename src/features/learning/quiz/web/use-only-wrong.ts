import { startTransition, useOptimistic } from 'react'
import { useNavigate } from 'react-router'
import { useAddress, useQueryValue } from '#src/web/address.ts'

/** Whether a result shows wrong answers only: kept in the address, so that back undoes it. */
export function useOnlyWrong(): [boolean, (only: boolean) => void] {
  const { pathname } = useAddress()
  const navigate = useNavigate()
  // The address changes a moment after the click; until then the tick would jump back.
  const [onlyWrong, tick] = useOptimistic(useQueryValue('only') === 'wrong')
  const choose = (only: boolean) =>
    startTransition(async () => {
      tick(only)
      await navigate(only ? `${pathname}?only=wrong` : pathname, {
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      })
    })
  return [onlyWrong, choose]
}
