import type { Messages } from './messages.ts';

// Makes an unknown message key a type error.
declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
