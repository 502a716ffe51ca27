import type { ServerData } from '@/lib/openapi/pages/data.ts';
import { fillServer } from '@/lib/openapi/request/build-request.ts';

/** The address of a server as it is before anybody chooses: the defaults of its variables, no slash at its end. */
export const serverAddress = ({ url, variables }: ServerData): string => fillServer(url, Object.fromEntries(variables.map(({ name, value }) => [name, value]))).replace(/\/+$/, '');
