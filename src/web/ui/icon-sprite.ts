/** Replaced by the build: the address of the file with all icons (scripts/icon-plugin.ts). */
declare const __ICON_SPRITE__: string

export const iconSprite: string = __ICON_SPRITE__
