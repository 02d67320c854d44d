/** The default delay before dropdowns show and hide (specification, section 9). */
export const dropdownMs = 150
