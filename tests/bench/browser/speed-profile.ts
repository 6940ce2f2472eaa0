import type { CDPSession } from 'playwright';

const BYTES_PER_KILOBIT = 125;

/** A slow telephone on a slow network; `undefined` is the machine as it is. */
export interface SpeedProfile {
  cpuSlowdown: number;
  /** Milliseconds that each request waits for its answer. */
  latency: number;
  downKilobits: number;
  upKilobits: number;
}

export const SLOW: SpeedProfile = { cpuSlowdown: 4, latency: 562.5, downKilobits: 1475, upKilobits: 675 };

export async function slowDown(cdp: Pick<CDPSession, 'send'>, profile: SpeedProfile): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.downKilobits * BYTES_PER_KILOBIT,
    uploadThroughput: profile.upKilobits * BYTES_PER_KILOBIT,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
}
