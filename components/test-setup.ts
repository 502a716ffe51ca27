import { vi } from 'vitest';

// Every file imports again what it tests, because what another one has replaced (`vi.mock`) would be
// there, and begins at the same address.
vi.resetModules();
if (typeof window !== 'undefined') history.replaceState(null, '', '/');
