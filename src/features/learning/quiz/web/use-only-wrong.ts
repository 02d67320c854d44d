import { useNavigate } from 'react-router'
import { useAddress, useQueryValue } from '#src/web/address.ts'

/** Whether a result shows wrong answers only: kept in the address, so that back undoes it. */
export function useOnlyWrong(): [boolean, (only: boolean) => void] {
  const { pathname } = useAddress()
  const navigate = useNavigate()
  const choose = (only: boolean) =>
    void navigate(only ? `${pathname}?only=wrong` : pathname, {
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  return [useQueryValue('only') === 'wrong', choose]
}
