import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge.tsx';

/** The name of a method, in its color. */
export async function MethodBadge({ method }: { method: string }) {
  const t = await getTranslations('api');
  return (
    <Badge variant="method" data-method={method}>
      {method === 'webhook' ? t('webhook') : method.toUpperCase()}
    </Badge>
  );
}
