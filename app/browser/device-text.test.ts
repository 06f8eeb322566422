import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeviceText } from './device-text';

function useStorage(kept: Map<string, string>, refuses = false): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (refuses) throw new Error('QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a text on the device', () => {
  it('is stored under its key, and removed when it is set to null', () => {
    const kept = new Map<string, string>();
    useStorage(kept);
    const text = new DeviceText('teams');
    text.keep('0101');
    expect([text.read(), kept.get('teams')]).toEqual(['0101', '0101']);
    text.keep(null);
    expect([text.read(), kept.size]).toEqual([null, 0]);
  });

  it('replaces the earlier stored text until the page closes on a device without room', () => {
    useStorage(new Map([['teams', 'old']]), true);
    const text = new DeviceText('teams');
    text.keep('new');
    expect(text.read()).toBe('new');
  });

  it('is null when the device does not allow reading', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(new DeviceText('teams').read()).toBeNull();
  });

  it('notifies listeners of its changes until they unsubscribe', () => {
    useStorage(new Map());
    vi.stubGlobal('window', new EventTarget());
    const text = new DeviceText('teams');
    const listener = vi.fn();
    const leave = text.subscribe(listener);
    text.keep('0101');
    window.dispatchEvent(new Event('storage'));
    leave();
    text.keep('0202');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
