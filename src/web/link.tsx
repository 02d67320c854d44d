import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  useContext,
} from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A whole path with its locale. */
  to: string
  /** intent – loads the page ahead when pointed at or focused; viewport – as soon as it is seen. */
  prefetch?: 'intent' | 'viewport' | 'none'
  /** For client navigations: takes the place of this address in the history. */
  replace?: boolean
  /** For client navigations: the page stays where it is. */
  preventScrollReset?: boolean
  /** Always a new document: what it leads to is no page, or must begin without this one's state. */
  reloadDocument?: boolean
}

/** Pages that are alive put the router's link here; everywhere else a link is a plain one. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** A link within the product. What it leads to is loaded ahead, at most five pages at a time. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props)
}

function PlainLink({ to, prefetch, children, ...given }: LinkProps) {
  const { replace: _r, preventScrollReset: _p, reloadDocument: _d, ...rest } = given
  const ahead = prefetch === undefined || prefetch === 'intent' ? undefined : prefetch
  return (
    <a {...rest} href={to} data-ahead={ahead}>
      {children}
    </a>
  )
}
