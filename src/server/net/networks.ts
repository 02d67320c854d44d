import type { Config } from '#src/config.ts'
import { holdsAddress } from './network-list.ts'

/** Whether many people of the school share this address. */
export const isSchoolNetwork = (config: Pick<Config, 'SCHOOL_NETWORKS'>, ip: string): boolean =>
  holdsAddress(config.SCHOOL_NETWORKS, ip)

/** How many times as wide the limits of this address are: ten times where many people of the school share it. */
export const widthOf = (config: Pick<Config, 'SCHOOL_NETWORKS'>, ip: string): number =>
  isSchoolNetwork(config, ip) ? 10 : 1

/** Whether this is the address of a reverse proxy of ours. */
export const isTrustedProxy = (
  config: Pick<Config, 'TRUST_PROXY'>,
  ip: string | undefined,
): boolean => holdsAddress(config.TRUST_PROXY, ip)
