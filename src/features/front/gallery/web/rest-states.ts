const pseudo = /:(hover|focus-visible)\b/g

/**
 * Lets every style of `:hover` and `:focus-visible` apply to elements with `data-rest` too, so that a
 * state can be seen without a pointer. The stylesheets are changed in this document only; the product's
 * own styles carry nothing for it.
 */
export function restStates(): void {
  for (const sheet of document.styleSheets) widen(sheet.cssRules)
}

function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-rest')) {
      const wide = rule.selectorText.replaceAll(
        pseudo,
        (state, name: string) => `:is(${state}, [data-rest='${name.slice(0, 5)}'])`,
      )
      if (wide !== rule.selectorText) rule.selectorText = wide
    }
    if ('cssRules' in rule) widen(rule.cssRules as CSSRuleList)
  }
}
